import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { stays } from './catalogue.ts';
import { drawnStays, stayFile } from './drawn/stay-file.ts';
import { StayPicture } from './index.ts';

const MAX_BYTES = 6 * 1024;

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
