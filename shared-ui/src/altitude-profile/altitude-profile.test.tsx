import { render, screen } from '@testing-library/react';
import { AltitudeProfile } from './index.ts';

const night = (name: string, altitude: number) => ({ name, short: name, altitude, said: `${altitude}` });
const show = (...heights: number[]) => {
  const { container } = render(
    <AltitudeProfile label="Noches" unit="m" nights={heights.map((one, at) => night(`${at + 1}`, one))} />,
  );
  const picture = screen.getByRole('img', { name: 'Noches' });
  const ridge = container.querySelector('[data-ridge]')?.getAttribute('d') ?? '';
  return { picture, ys: [...ridge.matchAll(/[\d.]+ ([\d.]+)(?=C|$)/g)].map(([, y]) => Number(y)) };
};

test('each night stands as high as it is, with its metres', () => {
  const { picture, ys } = show(3399, 2040, 3399);
  expect(picture.textContent).toContain('2040\u00a0m');
  expect(ys).toHaveLength(3);
  expect(ys[0]).toBeLessThan(ys[1] ?? 0);
  expect(ys[2]).toBe(ys[0]);
});

test('a coast is no mountain range: a few metres are nearly flat', () => {
  const { ys } = show(2, 12);
  expect(Math.abs((ys[0] ?? 0) - (ys[1] ?? 0))).toBeLessThan(10);
});
