import { onDay, renderPage } from '@alisio/platform/testing';
import { broughtWithPage } from '@alisio/shared-ui/with-page';
import { screen, waitFor } from '@testing-library/react';
import { changeDraft } from '../features/flight-search/index.ts';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import { airportGroup, BOGOTA } from '../testing/places.ts';
import { TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';
import SearchPart from './search.tsx';

beforeAll(broughtWithPage);
onDay(TODAY);

const show = (given: Record<string, unknown>) =>
  renderPage(
    { default: () => <SearchPart given={given} /> },
    {
      route: '/texto',
      path: '/texto',
      texts: [{ namespace: 'flights', es, en }],
      apiHandlers: [
        {
          method: 'GET',
          path: '/search/airports',
          body: { data: [airportGroup('CTG', 'Cartagena', ['CTG', 'Rafael Núñez'])] },
        },
      ],
    },
  );
const box = (name: string) => screen.getByRole('combobox', { name });

test('a search stands in a text with where it is about, and where the visitor was leaving from', async () => {
  changeDraft({ origin: BOGOTA });
  const { user, address, container } = show({ to: 'CTG', city: 'Cartagena' });
  await waitFor(() => expect(box('Destino')).toHaveProperty('value', 'Cartagena'));
  expect(box('Origen')).toHaveProperty('value', 'Bogotá');
  expect(await violations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
  await waitFor(() => expect(address()).toMatch(/^\/bogota-a-cartagena\/results\?.*from=BOG&to=CTG/));
});

test('who was about to leave from there is asked where from', async () => {
  changeDraft({ origin: BOGOTA });
  show({ to: 'BOG', city: 'Bogotá' });
  expect(box('Origen')).toHaveProperty('value', '');
});

test.each([{}, { to: 'ctg' }, { to: 5 }])('of a text that tells no place nothing is drawn: %o', (given) => {
  expect(show(given).container.textContent).toBe('');
});
