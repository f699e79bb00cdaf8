import { renderPage } from '@alisio/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import PlaceMapPart from './place-map.tsx';

const show = (given: Record<string, unknown>) =>
  renderPage({ default: () => <PlaceMapPart given={given} /> }, { texts: [{ namespace: 'hotels', es, en }] });

test('a page of another remote is drawn where a hotel is; who cannot be drawn a map is told where to read it', async () => {
  show({ name: 'Hotel Almerún', lat: 21.17, lon: -86.84 });
  const map = await screen.findByRole('region', { name: 'Mapa: Hotel Almerún' });
  await waitFor(() =>
    expect(map.textContent).toBe(
      'Este navegador no puede dibujar el mapa. Arriba están la dirección y cómo llegar.',
    ),
  );
});

test.each([
  { name: 'Hotel Almerún', lat: 121.17, lon: -86.84 },
  { name: 'Hotel Almerún', lat: 21.17 },
  { lat: 21.17, lon: -86.84 },
])('of a page that tells no name or no point on earth nothing is drawn: %o', async (given) => {
  const { container } = show(given);
  expect(container.textContent).toBe('');
  expect(screen.queryByRole('region', { name: /^Mapa/ })).toBeNull();
});
