import { day, night } from '../poster/hero/hero-colors.ts';
import { skyInk } from '../poster/hero/sky-ink.ts';
import { type ColorName, palette, type ThemeName } from './index.ts';

const THEMES: readonly ThemeName[] = ['light', 'dark'];

/** Relative luminance of `#RRGGBB`, WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Each of the second colours stands on, or beside, each of the first. */
type Pairs = readonly [front: readonly ColorName[], behind: readonly ColorName[]];

const PAGE: readonly ColorName[] = ['paper', 'surface', 'sunken'];

const TEXT: readonly Pairs[] = [
  [['ink', 'ink2', 'ink3', 'actionText', 'accentText', 'goodText', 'badText'], PAGE],
  [['onAction'], ['action', 'actionHover']],
  [['onAccent'], ['accent', 'accentHover']],
  [['ink', 'ink2', 'actionText'], ['actionSoft']],
  [['ink', 'ink2', 'accentText'], ['accentSoft']],
  [['ink', 'ink2', 'goodText'], ['goodSoft']],
  [['ink', 'ink2', 'badText'], ['badSoft']],
  [['onBand', 'onBand2'], ['band']],
  [['onNight', 'onNight2'], ['night']],
  [['paper'], ['ink']],
];

/** What must be told apart without being read: borders of fields, the focus ring, marks. */
const SHAPES: readonly Pairs[] = [
  [['control', 'action', 'focus', 'badText', 'accentText', 'ink'], PAGE],
  [['action'], ['actionSoft']],
  [['focus'], ['actionSoft', 'accentSoft', 'goodSoft', 'badSoft', 'band']],
  [['open'], ['band', ...PAGE]],
];

function each(pairs: readonly Pairs[]): [theme: ThemeName, front: ColorName, behind: ColorName][] {
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

test.each(each(TEXT))('%s: %s can be read on %s', (theme, front, behind) => {
  expect(contrast(palette[theme][front], palette[theme][behind])).toBeGreaterThanOrEqual(4.5);
});

test.each(each(SHAPES))('%s: %s can be made out beside %s', (theme, front, behind) => {
  expect(contrast(palette[theme][front], palette[theme][behind])).toBeGreaterThanOrEqual(3);
});

test.each([0, 1] as const)('words on the sky of the home page can be read on its part %i', (part) => {
  expect(contrast(skyInk.day, day.sky[part])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(skyInk.night, night.sky[part])).toBeGreaterThanOrEqual(4.5);
});
