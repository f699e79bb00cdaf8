import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.edge';
import { BelowFirstView } from './index.ts';

const pageOf = (atOnce: boolean) => (
  <>
    <h1>Vuelos</h1>
    <BelowFirstView atOnce={atOnce}>
      <p>Destinos</p>
    </BelowFirstView>
  </>
);
const page = pageOf(false);

test('a server draws what lies below, and the browser takes it over as it stands', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const drawn = screen.getByText('Destinos');
  await act(async () => render(page, { container, hydrate: true }));
  expect(screen.getByText('Destinos')).toBe(drawn);
});

test('who comes from another page sees the first view first', async () => {
  render(page);
  expect(screen.getByRole('heading', { name: 'Vuelos' })).not.toBeNull();
  expect(screen.queryByText('Destinos')).toBeNull();
  expect(await screen.findByText('Destinos')).not.toBeNull();
});

test('who comes back finds all of it', () => {
  render(pageOf(true));
  expect(screen.getByText('Destinos')).not.toBeNull();
});
