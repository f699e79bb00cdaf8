import { render, screen } from '@testing-library/react';
import { RouteMap } from './index.ts';
import { greatCircle, MAP_HEIGHT, MAP_WIDTH, type MapStop, viewOf } from './project.ts';

const BOG = { code: 'BOG', lat: 4.7, lon: -74.15 };
const MAD = { code: 'MAD', lat: 40.47, lon: -3.56 };
const LAX = { code: 'LAX', lat: 33.94, lon: -118.41 };
const NRT = { code: 'NRT', lat: 35.76, lon: 140.39 };
const SCL = { code: 'SCL', lat: -33.39, lon: -70.79 };
const SYD = { code: 'SYD', lat: -33.95, lon: 151.18 };

test('an aircraft goes the short way, which bends towards the pole', () => {
  const way = greatCircle(LAX, NRT);
  expect(Math.max(...way.map(({ lat }) => lat))).toBeGreaterThan(45);
  // Over the date line, not over Europe.
  expect(way.at(-1)?.lon).toBeCloseTo(NRT.lon - 360, 5);
});

const routes: [string, MapStop[]][] = [
  ['across the ocean', [BOG, MAD]],
  ['over the date line', [BOG, LAX, NRT]],
  ['around the south', [SCL, SYD]],
  ['to where it began', [BOG, MAD, BOG]],
];
test.each(routes)('a route %s is all on the map, its ways meet at its places', (_, route) => {
  const { stops, ways } = viewOf(route);
  for (const { x, y } of [...stops, ...ways.flat()]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(MAP_WIDTH);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(MAP_HEIGHT);
  }
  ways.forEach((way, i) => {
    expect(way[0]?.x).toBeCloseTo(stops[i]?.x ?? -1, 3);
    expect(way.at(-1)?.x).toBeCloseTo(stops[i + 1]?.x ?? -1, 3);
  });
});

test('it is a picture with a name', () => {
  render(<RouteMap stops={[BOG, MAD]} label="Bogotá a Madrid" />);
  expect(screen.getByRole('img', { name: 'Bogotá a Madrid' }).textContent).toBe('BOGMAD');
});
