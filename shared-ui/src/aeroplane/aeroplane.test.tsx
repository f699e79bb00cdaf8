import { readdirSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { aeroplanes } from './catalogue.ts';
import { aeroplaneFile, drawnAeroplanes } from './drawn/aeroplane-file.ts';
import { AeroplaneScene, ScaledBag } from './index.ts';

const MAX_BYTES = 6 * 1024;

test.each(drawnAeroplanes)(
  'the file of %s at %s is what its view draws today: light and whole',
  (view, hour) => {
    const file = readFileSync(new URL(`./drawn/${view}-${hour}.svg`, import.meta.url), 'utf8');
    expect(file).toBe(aeroplaneFile(view, hour));
    expect(Buffer.byteLength(file)).toBeLessThan(MAX_BYTES);
    expect(file).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('no drawing is left over, and the catalogue has the address of each', () => {
  const files = readdirSync(new URL('./drawn/', import.meta.url)).filter((name) => name.endsWith('.svg'));
  const addresses = Object.values(aeroplanes).flatMap((hours) => Object.values(hours));
  expect(addresses.map((href) => href.slice(href.lastIndexOf('/') + 1)).sort()).toEqual(files.sort());
});

test('an aeroplane has a name, bags are decoration at one scale', () => {
  const { container } = render(
    <>
      <AeroplaneScene label="Avión sin marca" />
      <ScaledBag kind="cabin" width={35} height={55} />
      <ScaledBag kind="checked" width={52} height={78} />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Avión sin marca' })).toBeTruthy();
  const heights = [...container.querySelectorAll('rect')].map((body) => Number(body.getAttribute('height')));
  // The wheels are of one size.
  expect(heights).toEqual([51, 74]);
});
