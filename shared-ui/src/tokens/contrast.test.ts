import { day, night } from '../poster/hero/hero-colors.ts';
import { skyInk } from '../poster/hero/sky-ink.ts';
import { contrast } from './contrast.ts';
import { type ColorPairs, shapePairs, textPairs } from './contrast-pairs.ts';
import { type ColorName, mapPalette, palette, type ThemeName } from './index.ts';

const THEMES: readonly ThemeName[] = ['light', 'dark'];

function each(pairs: readonly ColorPairs[]): [theme: ThemeName, front: ColorName, behind: ColorName][] {
  return THEMES.flatMap((theme) =>
    pairs.flatMap(([fronts, behinds]) =>
      fronts.flatMap((front) =>
        behinds.map((behind): [ThemeName, ColorName, ColorName] => [theme, front, behind]),
      ),
    ),
  );
}

test('the ratio is the one of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each(each(textPairs))('%s: %s can be read on %s', (theme, front, behind) => {
  expect(contrast(palette[theme][front], palette[theme][behind])).toBeGreaterThanOrEqual(4.5);
});

test.each(each(shapePairs))('%s: %s can be made out beside %s', (theme, front, behind) => {
  expect(contrast(palette[theme][front], palette[theme][behind])).toBeGreaterThanOrEqual(3);
});

test.each([0, 1] as const)('words on the sky of the home page can be read on its part %i', (part) => {
  expect(contrast(skyInk.day, day.sky[part])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(skyInk.night, night.sky[part])).toBeGreaterThanOrEqual(4.5);
});

test.each(THEMES)('%s: names on a map can be read on all of its ground', (theme) => {
  const { name, halo, land, water, park, street } = mapPalette[theme];
  for (const behind of [halo, land, water, park, street])
    expect(contrast(name, behind)).toBeGreaterThanOrEqual(4.5);
});
