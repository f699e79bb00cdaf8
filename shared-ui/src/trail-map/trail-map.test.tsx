import { render, screen } from '@testing-library/react';
import { TrailMap, type TrailPlace } from './index.ts';
import { layOut, UNITS } from './lay-out.ts';

const place = (id: string, lat: number, lon: number, days: number[] = []): TrailPlace => ({
  id,
  name: id,
  lat,
  lon,
  days,
});
const CUSCO = place('Cusco', -13.5183, -71.9781, [1, 5]);
const PISAC = place('Písac', -13.4223, -71.8483, [2]);
const SUVA = place('Suva', -18.14, 178.44, [1]);
const APIA = place('Apia', -13.83, -171.76, [2]);

test('all of it is in the picture, north up, whatever edge of the world it crosses', () => {
  for (const places of [[CUSCO, PISAC], [SUVA, APIA], [CUSCO]]) {
    for (const { x, y } of layOut(places, []).places) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(1);
    }
  }
  const [cusco, pisac] = layOut([CUSCO, PISAC], []).places;
  expect(pisac?.y).toBeLessThan(cusco?.y ?? 0);
  expect(pisac?.x).toBeGreaterThan(cusco?.x ?? 1);
  const [suva, apia] = layOut([SUVA, APIA], []).places;
  expect(apia?.x).toBeGreaterThan(suva?.x ?? 1);
});

test('the bar of the scale is as long as it says', () => {
  const { scale, places, aspect } = layOut([CUSCO, place('Lima', -12.05, -77.04)], []);
  const [cusco, lima] = places;
  if (!cusco || !lima) throw new Error('two places');
  const widths = Math.hypot(cusco.x - lima.x, (cusco.y - lima.y) / aspect);
  // 573 km as the crow flies.
  expect((widths / scale.share) * scale.km).toBeGreaterThan(550);
  expect((widths / scale.share) * scale.km).toBeLessThan(600);
});

test('what lies on another is moved beside it, and ends of legs with it', () => {
  const { places, legs } = layOut(
    [CUSCO, place('San Blas', -13.5184, -71.978), PISAC],
    [{ from: 'Cusco', to: 'San Blas', mode: 'walk' }],
  );
  const [cusco, sanBlas] = places;
  if (!cusco || !sanBlas) throw new Error('two places');
  expect(Math.abs(cusco.x - sanBlas.x)).toBeGreaterThan(0.05);
  expect(legs[0]?.d.startsWith(`M${(cusco.x * UNITS).toFixed(1)} `)).toBe(true);
});

test('the way there and the way back are two lines, the same way twice is one', () => {
  const there = { from: 'Cusco', to: 'Písac', mode: 'road' } as const;
  const back = { from: 'Písac', to: 'Cusco', mode: 'road' } as const;
  expect(layOut([CUSCO, PISAC], [there, back]).legs).toHaveLength(2);
  expect(layOut([CUSCO, PISAC], [there, there]).legs).toHaveLength(1);
  expect(layOut([CUSCO], [there])).toMatchObject({ legs: [] });
});

test('a picture with a name, and what its lines mean', () => {
  render(
    <TrailMap
      places={[CUSCO, PISAC]}
      legs={[{ from: 'Cusco', to: 'Písac', mode: 'train' }]}
      modes={{ road: 'Por carretera', train: 'En tren', boat: '', plane: '', bike: '', walk: '' }}
      lengthOf={(km) => `${km} km`}
      label="De Cusco a Písac"
    />,
  );
  expect(screen.getByRole('img', { name: 'De Cusco a Písac' }).textContent).toContain('1, 5');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['En tren']);
});
