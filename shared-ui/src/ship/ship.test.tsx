import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { violations } from '../testing/violations.ts';
import type { CabinKind } from './cabin-drawings.ts';
import { ships } from './catalogue.ts';
import { deckCells } from './deck-cells.ts';
import { drawnShips, shipFile } from './drawn/ship-file.ts';
import { CabinPicture, cellFor, DeckPlan, ShipPicture, ShipSide } from './index.ts';

const MAX_BYTES = 6 * 1024;

test.each(drawnShips)('the file of %s at %s is what its view draws today: light and whole', (view, hour) => {
  const file = readFileSync(new URL(`./drawn/${view}-${hour}.svg`, import.meta.url), 'utf8');
  expect(file).toBe(shipFile(view, hour));
  expect(Buffer.byteLength(file)).toBeLessThan(MAX_BYTES);
  expect(file).not.toMatch(/NaN|undefined|Infinity/);
});

test('no two drawings are the same, none is left over, and the catalogue has the address of each', () => {
  expect(new Set(drawnShips.map(([view, hour]) => shipFile(view, hour))).size).toBe(drawnShips.length);
  const files = readdirSync(new URL('./drawn/', import.meta.url)).filter((name) => name.endsWith('.svg'));
  const addresses = Object.values(ships).flatMap((hours) => Object.values(hours));
  expect(addresses.map((href) => href.slice(href.lastIndexOf('/') + 1)).sort()).toEqual(files.sort());
});

test('a picture with a name has it', () => {
  render(
    <>
      <ShipPicture view="fjord" hour="dusk" label="El Bahía Serena en un fiordo" />
      <CabinPicture kind="oceanview" label="Cabina con ojo de buey" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'El Bahía Serena en un fiordo' }).getAttribute('src')).toContain(
    'fjord-dusk',
  );
  expect(screen.getByRole('img', { name: 'Cabina con ojo de buey' }).getAttribute('src')).toContain(
    'camVista',
  );
});

test.each<CabinKind[]>([['balcony'], ['inside'], ['suite', 'balcony'], ['inside', 'oceanview', 'balcony']])(
  'cabins of a deck with %s and %s have numbers of their own, even to port, and do not lie on each other',
  (...kinds) => {
    const cells = deckCells(7, kinds.filter(Boolean));
    expect(new Set(cells.map(({ kind }) => kind))).toEqual(new Set(kinds.filter(Boolean)));
    expect(new Set(cells.map(({ number }) => number)).size).toBe(cells.length);
    for (const { number, side } of cells) {
      expect(Math.floor(number / 1000)).toBe(7);
      expect(number % 2 === 0).toBe(side === 'port');
    }
    for (const [at, one] of cells.entries())
      for (const other of cells.slice(at + 1)) {
        const beside = one.x + one.wide <= other.x || other.x + other.wide <= one.x;
        const apart = one.y + one.high <= other.y || other.y + other.high <= one.y;
        expect(beside || apart).toBe(true);
      }
  },
);

test('the cabin of a cruise is of its kind, the same each time, another for another cruise; none where there is none', () => {
  const of = (seed: string) => cellFor(7, ['inside', 'balcony'], 'balcony', seed);
  expect(of('a')?.kind).toBe('balcony');
  expect(of('a')).toEqual(of('a'));
  expect(new Set('abcdefgh'.split('').map((seed) => of(seed)?.number)).size).toBeGreaterThan(3);
  expect(cellFor(7, ['inside'], 'suite', 'a')).toBeUndefined();
});

const PLAN = Array.from({ length: 11 }, (_, at): { deck: number; kinds: CabinKind[] } => ({
  deck: at + 1,
  kinds: at === 6 || at === 7 ? ['balcony'] : at === 3 ? ['inside'] : [],
}));

test('a ship from the side fills the decks of the wanted cabins and says their numbers', async () => {
  const { container, rerender } = render(<ShipSide plan={PLAN} kind="balcony" label="Balcones" />);
  const filled = () => container.querySelectorAll('[data-part="row"][data-on]').length;
  const numbers = () => [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
  expect([filled(), numbers()]).toEqual([2, ['7', '8']]);
  rerender(<ShipSide plan={PLAN} kind="inside" label="Interiores" />);
  expect([filled(), numbers()]).toEqual([1, ['4']]);
  expect(await violations(container)).toEqual([]);
});

test('a deck from above outlines one cabin and says its number', () => {
  const mine = cellFor(7, ['balcony'], 'balcony', 'a');
  const { container } = render(
    <DeckPlan deck={7} kinds={['balcony']} kind="balcony" mine={mine} label="Cubierta 7" />,
  );
  expect(screen.getByText(String(mine?.number))).toBeTruthy();
  expect(container.querySelectorAll('[data-part="mine"]')).toHaveLength(1);
});
