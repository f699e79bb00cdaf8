import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { outings } from './catalogue.ts';
import { drawnOutings, outingFile } from './drawn/outing-file.ts';
import { FRAMINGS, framingOf } from './framing.ts';
import { OutingPicture } from './index.ts';

const MAX_BYTES = 7 * 1024;

test.each(drawnOutings)(
  'the file of %s at %s is what its view draws today: light and whole',
  (view, hour) => {
    const file = readFileSync(new URL(`./drawn/${view}-${hour}.svg`, import.meta.url), 'utf8');
    expect(file).toBe(outingFile(view, hour));
    expect(Buffer.byteLength(file)).toBeLessThan(MAX_BYTES);
    expect(file).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('no two drawings are the same, none is left over, and the catalogue has the address of each', () => {
  expect(new Set(drawnOutings.map(([view, hour]) => outingFile(view, hour))).size).toBe(drawnOutings.length);
  const files = readdirSync(new URL('./drawn/', import.meta.url)).filter((name) => name.endsWith('.svg'));
  expect(files.length).toBe(drawnOutings.length);
  const addresses = Object.values(outings).flatMap((hours) => Object.values(hours));
  expect(addresses.map((href) => href.slice(href.lastIndexOf('/') + 1)).sort()).toEqual(files.sort());
});

test('a picture with a name has it, one without is decoration; what nobody knows is a street', () => {
  render(
    <>
      <OutingPicture view="kayak" hour="dusk" label="Kayak al atardecer" />
      <OutingPicture view="balloon" hour="night" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Kayak al atardecer' }).getAttribute('src')).toContain('kayak-dusk');
  expect(document.querySelector('img[alt=""]')?.getAttribute('src')).toContain('streets-night');
});

test.each(Array.from({ length: FRAMINGS }, (_, at) => at))(
  'framing %s leaves no part of the frame empty',
  (at) => {
    const { zoom, side, x, y } = framingOf(String(at));
    const ends = [0, 100].map((end) => x + zoom * side * (end - x));
    expect(Math.min(...ends)).toBeLessThanOrEqual(1e-9);
    expect(Math.max(...ends)).toBeGreaterThanOrEqual(100 - 1e-9);
    expect(y - zoom * y).toBeLessThanOrEqual(0);
    expect(y + zoom * (100 - y)).toBeGreaterThanOrEqual(100);
  },
);

test('each framing of a drawing is another one; a seed that is no number is the whole', () => {
  const all = Array.from({ length: FRAMINGS }, (_, at) => JSON.stringify(framingOf(String(at))));
  expect(new Set(all).size).toBe(FRAMINGS);
  expect(framingOf('2713a-a3')).toEqual({ zoom: 1, side: 1, x: 50, y: 50 });
  render(<OutingPicture view="streets" hour="day" seed="3" label="Centro" />);
  expect(getComputedStyle(screen.getByRole('img', { name: 'Centro' })).transformOrigin).toBe('58.4% 85%');
});
