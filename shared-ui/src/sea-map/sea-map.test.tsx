import { readdirSync, readFileSync, statSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import { coastOf } from './coast-of.ts';
import { SeaMap } from './index.ts';
import { layOut } from './lay-out.ts';
import { mercator } from './mercator.ts';
import { SEAS } from './seas.ts';
import { SOUTHERN_CARIBBEAN } from './testing/southern-caribbean.ts';
import { spaced, type WakePoint, wakeOf } from './wake.ts';

const { days, ports, ways } = SOUTHERN_CARIBBEAN;
const FORM = { aspect: 1.6, least: 0.07, width: 700 };
const COASTS = new URL('./coasts/', import.meta.url);

test('each sea has a light file, and no file is left over', () => {
  expect(readdirSync(COASTS).sort()).toEqual(
    Object.keys(SEAS)
      .map((name) => `${name}.svg`)
      .sort(),
  );
  for (const name of readdirSync(COASTS)) {
    expect(statSync(new URL(name, COASTS)).size).toBeLessThan(6000);
    expect(readFileSync(new URL(name, COASTS), 'utf8')).toMatch(/<path d="M[-\dlMz ]+"\/>/);
  }
});

test('a port has the numbers of its days, a day at sea its own', async () => {
  const { container } = render(<SeaMap {...SOUTHERN_CARIBBEAN} label="De Cartagena y de vuelta" />);
  const map = screen.getByRole('img', { name: 'De Cartagena y de vuelta' });
  for (const numbers of ['1, 8', '2', '3', '4', '5', '6', '7']) expect(map.textContent).toContain(numbers);
  expect(map.textContent).toContain('Curazao, Willemstad');
  expect(await violations(container)).toEqual([]);
});

test('a card has numbers and no names', () => {
  render(<SeaMap {...SOUTHERN_CARIBBEAN} form="card" label="Mapa" />);
  expect(screen.getByRole('img', { name: 'Mapa' }).textContent).toBe('1, 8345726');
});

test('dots keep apart from each other and inside of the map', () => {
  const { places } = layOut(days, ports, ways, FORM);
  expect(places).toHaveLength(7);
  for (const [at, { x, y }] of places.entries()) {
    expect([x > 0.03, x < 0.97, y > 0.05, y < 0.95]).toEqual([true, true, true, true]);
    for (const other of places.slice(at + 1))
      expect(Math.hypot(x - other.x, (y - other.y) / FORM.aspect)).toBeGreaterThan(0.05);
  }
});

test('a day at sea stands on the way between its ports, halfway where it is the only one', () => {
  const [one, two] = [
    { code: 'A', name: 'A', lat: 0, lon: 0 },
    { code: 'B', name: 'B', lat: 0, lon: 10 },
  ];
  const line = [0, 0, 5, 0, 10, 0];
  const laid = layOut(['A', null, 'B'], [one, two], [{ from: 'A', to: 'B', line }], FORM);
  const atSea = laid.places.find(({ name }) => name === '');
  expect([atSea?.days, atSea?.x, atSea?.y]).toEqual([[2], expect.closeTo(0.5), expect.closeTo(0.5)]);
});

test('ports of which nothing is told, and ways that are missing, are left out', () => {
  const { places, wake } = layOut(['X', null, 'COCTG'], ports, [], FORM);
  expect(places.map(({ days: numbers }) => numbers)).toEqual([[3]]);
  expect(wake).toBe('');
});

const viewOf = (west: number, south: number, east: number, north: number) => {
  const [left, top] = mercator(west, north);
  const [right, bottom] = mercator(east, south);
  return { left, top, wide: right - left, high: bottom - top };
};

test.each<[string, [number, number, number, number], string]>([
  ['Aruba and Curaçao', [-71, 11, -67, 13], 'antilles'],
  ['all of the Caribbean', [-96, 9, -60, 28], 'caribbean'],
  ['the Cyclades', [23, 35, 29, 39], 'aegean'],
  ['Bergen and Geiranger', [-2, 50, 9, 63], 'fjords'],
  ['from Barcelona to Miami', [-88, 0, 10, 52], 'atlantic'],
])('the coast of %s is of the smallest sea that has it all', (_, box, name) => {
  expect(coastOf(viewOf(...box))?.href).toContain(`/${name}.svg`);
});

test('where no sea is drawn there is no coast', () => {
  expect(coastOf(viewOf(100, -75, 130, -65))).toBeUndefined();
});

test('a wake goes through every point and keeps to the lines between them', () => {
  const points: WakePoint[] = [
    [0, 0],
    [300, 0],
    [300, 20],
    [900, 600],
  ];
  const numbers = (wakeOf(points).match(/-?\d+/g) ?? []).map(Number);
  expect(numbers.slice(0, 2)).toEqual([0, 0]);
  const curves = Array.from({ length: 3 }, (_, at) => numbers.slice(2 + at * 6, 8 + at * 6));
  for (const [at, [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x = 0, y = 0]] of curves.entries()) {
    const [from, to] = [points[at] ?? [0, 0], points[at + 1] ?? [0, 0]];
    expect([x, y]).toEqual([...to]);
    expect(Math.hypot(x0 - from[0], y0 - from[1])).toBeLessThanOrEqual(62);
    expect(Math.hypot(x1 - to[0], y1 - to[1])).toBeLessThanOrEqual(62);
  }
});

test('points that lie on each other are one, and the last one stays', () => {
  expect(
    spaced(
      [
        [0, 0],
        [1, 0],
        [10, 0],
        [11, 0],
      ],
      6,
    ),
  ).toEqual([
    [0, 0],
    [11, 0],
  ]);
});
