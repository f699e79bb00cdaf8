import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { stays } from './catalogue.ts';
import { drawnStays, stayFile } from './drawn/stay-file.ts';
import { StayPicture, stayDrawing } from './index.ts';
import { OTHER_LOOKS } from './look-of.ts';

/** With all of its looks, before it is packed. */
const MAX_BYTES = 7 * 1024;

test.each(drawnStays)('the file of %s at %s is what its view draws today: light and whole', (view, hour) => {
  const file = readFileSync(new URL(`./drawn/${view}-${hour}.svg`, import.meta.url), 'utf8');
  expect(file).toBe(stayFile(view, hour));
  expect(Buffer.byteLength(file)).toBeLessThan(MAX_BYTES);
  expect(file).not.toMatch(/NaN|undefined|Infinity/);
});

test('no two drawings are the same, and no file is left over', () => {
  expect(new Set(drawnStays.map(([view, hour]) => stayFile(view, hour))).size).toBe(drawnStays.length);
  const files = readdirSync(new URL('./drawn/', import.meta.url)).filter((name) => name.endsWith('.svg'));
  expect(files.length).toBe(drawnStays.length);
});

test('the catalogue has the address of each file', () => {
  for (const [view, hours] of Object.entries(stays)) {
    for (const [hour, href] of Object.entries(hours))
      expect(href).toMatch(new RegExp(`/${view}-${hour}\\.svg$`));
  }
});

test('houses of one view differ by their seed, in walls and roofs of every look; the same seed has the same look', () => {
  const seeds = Array.from({ length: 40 }, (_, at) => `2713a-${at.toString(36)}`);
  const shown = seeds.map((seed) => stayDrawing('casona', 'day', seed).split('#')[1] ?? '');
  expect([...new Set(shown)].sort()).toEqual(['', ...OTHER_LOOKS]);
  for (const look of new Set(shown))
    expect(shown.filter((one) => one === look).length).toBeLessThan(seeds.length / 2);
  const file = stayFile('casona', 'day');
  for (const look of OTHER_LOOKS) {
    expect(file).toContain(`<g id="${look}">`);
    expect(file).toMatch(new RegExp(`#${look}:target \\.w\\{fill:#[0-9A-F]{6}\\}`));
  }
  expect(stayDrawing('casona', 'day', '2713a-5')).toBe(stayDrawing('casona', 'day', '2713a-5'));
});

test('a picture with a name has it, one without is decoration; a view that nobody knows is a plain house', () => {
  render(
    <>
      <StayPicture view="doble" hour="day" label="Habitación doble" />
      <StayPicture view="pagoda" hour="night" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Habitación doble' }).getAttribute('src')).toContain('doble-day');
  expect(document.querySelector('img[alt=""]')?.getAttribute('src')).toContain('casona-night');
});
