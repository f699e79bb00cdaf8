import { useAppScope } from '@alisio/platform/sdk/page';
import { onDay, renderPage } from '@alisio/platform/testing';
import { emptyFlightSearchForm, type FlightSearchForm } from '@alisio/shared-contracts/flights';
import { act, screen } from '@testing-library/react';
import { use, useState } from 'react';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { TODAY } from '../../testing/show.ts';
import { SearchForm } from './search-form.tsx';
import { StartingSearchForm } from './starting-search-form.tsx';

onDay(TODAY);

const place = (code: string) => ({ code, name: code, cityName: code, countryName: '', isCity: false });

/** What a search leads to, once it has come. */
function Results({ coming }: { coming: Promise<string> }) {
  return <h1>{use(coming)}</h1>;
}

function Page({ coming, onSearch }: { coming: Promise<string>; onSearch: (form: FlightSearchForm) => void }) {
  const [left, setLeft] = useState(false);
  const form = { ...emptyFlightSearchForm(TODAY), origin: place('BOG'), destination: place('MIA') };
  const search = (found: FlightSearchForm) => {
    onSearch(found);
    setLeft(true);
  };
  return left ? (
    <Results coming={coming} />
  ) : (
    <SearchForm form={form} onChange={() => {}} onSearch={search} />
  );
}

test('the button is busy from the press until the results are drawn, and asks once', async () => {
  const asked: (string | undefined)[] = [];
  let arrive = (_title: string) => {};
  const coming = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const ask = ({ origin }: FlightSearchForm) => asked.push(origin?.code);
  const page = { default: () => <Page coming={coming} onSearch={ask} /> };
  renderPage(page, { route: '/', texts: [{ namespace: 'flights', es, en }] });
  // A press that leads to what is still to come is not over when its handlers are.
  const press = () => act(async () => button().click());
  const button = () => screen.getByRole('button', { name: 'Buscar vuelos' });
  await press();
  expect(button().getAttribute('aria-busy')).toBe('true');
  await press();
  expect(asked).toEqual(['BOG']);
  await act(async () => arrive('Resultados'));
  expect(screen.getByRole('heading', { name: 'Resultados' })).toBeTruthy();
});

/** A page with a form that leads on; what it asks for ahead is told. */
function Home({ onAhead }: { onAhead: (...asked: string[]) => void }) {
  useAppScope().ahead = onAhead;
  const form = { ...emptyFlightSearchForm(TODAY), origin: place('BOG') };
  return <StartingSearchForm form={form} onChange={() => {}} />;
}

test('a form that leads on to the results has their code come ahead', async () => {
  const ahead: string[][] = [];
  const page = { default: () => <Home onAhead={(...asked) => ahead.push(asked)} /> };
  renderPage(page, { route: '/', texts: [{ namespace: 'flights', es, en }] });
  await screen.findByRole('button', { name: 'Buscar vuelos' });
  expect(ahead).toEqual([[expect.stringMatching(/\/results\?.*from=BOG/), 'code']]);
});
