import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontFiles, palette, themeCss, tokens } from './index.ts';

const css = themeCss((file) => `/static/${file}`);

/** Every `var(--x)` anywhere inside the tokens. */
function variablesIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(variablesIn);
  return [];
}

test('every token refers to a variable that the style sheet defines', () => {
  const missing = variablesIn(tokens).filter((name) => !css.includes(`${name}:`));
  expect(missing).toEqual([]);
});

test('every colour is there by day and by night', () => {
  for (const color of [...Object.values(palette.light), ...Object.values(palette.dark)]) {
    expect(css).toContain(color);
  }
});

test('the system decides only where nobody chose a theme', () => {
  expect(css).toMatch(/prefers-color-scheme:dark\)\{:root:not\(\[data-theme\]\)\{color-scheme:dark/);
});

test('paper is light whatever was chosen', () => {
  const onPaper = css.replaceAll(/@media screen[^{]*\{[^{}]*\{[^{}]*\}\}/g, '');
  expect(onPaper).toContain('color-scheme:light');
  expect(onPaper).not.toContain('color-scheme:dark');
});

test('fonts are fetched from where the caller serves them, and are in the package', () => {
  for (const file of fontFiles) {
    expect(css).toContain(`url("/static/${file}")`);
    expect(existsSync(new URL(`../../${file}`, import.meta.url))).toBe(true);
  }
});

test('nothing moves for people who asked for less motion', () => {
  expect(css).toMatch(/prefers-reduced-motion:reduce\)\{:root\{--m-press:0ms;/);
});

test('braces are balanced', () => {
  expect(css.split('{').length).toBe(css.split('}').length);
});

test('the fonts are those of the package they come from', () => {
  const { resolve } = createRequire(import.meta.url);
  for (const file of fontFiles) {
    const origin = file.replace('fonts/', 'files/').replace('.woff2', '-standard-normal.woff2');
    const ours = readFileSync(new URL(`../../${file}`, import.meta.url));
    expect(ours.equals(readFileSync(resolve(`@fontsource-variable/instrument-sans/${origin}`)))).toBe(true);
  }
});
