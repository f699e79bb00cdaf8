import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { trains } from './catalogue.ts';
import { drawnTrains, trainFile } from './drawn/train-file.ts';
import { TrainPicture, TrainScene } from './index.ts';

const MAX_BYTES = 6 * 1024;

test.each(drawnTrains)('the file of %s at %s is what its view draws today: light and whole', (view, hour) => {
  const file = readFileSync(new URL(`./drawn/${view}-${hour}.svg`, import.meta.url), 'utf8');
  expect(file).toBe(trainFile(view, hour));
  expect(Buffer.byteLength(file)).toBeLessThan(MAX_BYTES);
  expect(file).not.toMatch(/NaN|undefined|Infinity/);
});

test('no two drawings are the same, none is left over, and the catalogue has the address of each', () => {
  expect(new Set(drawnTrains.map(([view, hour]) => trainFile(view, hour))).size).toBe(drawnTrains.length);
  const files = readdirSync(new URL('./drawn/', import.meta.url)).filter((name) => name.endsWith('.svg'));
  const addresses = Object.values(trains).flatMap((hours) => Object.values(hours));
  expect(addresses.map((href) => href.slice(href.lastIndexOf('/') + 1)).sort()).toEqual(files.sort());
});

test('a picture with a name has it, one without is decoration', () => {
  render(
    <>
      <TrainPicture view="mountain" hour="dusk" label="Tren de los Andes" />
      <TrainPicture view="fast" hour="day" />
      <TrainScene label="Tren sobre un viaducto" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Tren de los Andes' }).getAttribute('src')).toContain(
    'mountain-dusk',
  );
  expect(document.querySelector('img[alt=""]')?.getAttribute('src')).toContain('fast-day');
  expect(screen.getByRole('img', { name: 'Tren sobre un viaducto' })).toBeTruthy();
});
