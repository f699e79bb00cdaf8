import { type ColorName, colorNames } from './color-names.ts';
import { animation, scales } from './scales.ts';

/** `actionHover` -> `--action-hover`, `ink2` -> `--ink-2`. */
export function colorVariable(name: ColorName): string {
  return `--${name.replace(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`;
}

type References<T> = Readonly<Record<keyof T, string>>;

/** One `var(--prefix-key)` per entry. Widened through `Record` so that the keys of the source stay typed. */
function references<T extends object>(source: T, prefix: string): References<T>;
function references(source: object, prefix: string): Record<string, string> {
  return Object.fromEntries(Object.keys(source).map((key) => [key, `var(--${prefix}-${key})`]));
}

function colorReferences(): Readonly<Record<ColorName, string>>;
function colorReferences(): Record<string, string> {
  return Object.fromEntries(colorNames.map((name) => [name, `var(${colorVariable(name)})`]));
}

/** Design tokens as references to the CSS variables that `themeCss()` defines. */
export const tokens = {
  color: colorReferences(),
  space: references(scales.space, 's'),
  radius: references(scales.radius, 'r'),
  text: references(scales.text, 't'),
  width: references(scales.width, 'w'),
  elevation: references({ raised: '', floating: '', overlay: '' }, 'e'),
  motion: { ...references(scales.motion, 'm'), ease: 'var(--ease)' },
  animation,
  layer: references(scales.layer, 'z'),
  /** `display` values that exist in one theme only: the moon by day, the sun by night. */
  show: { light: 'var(--show-light)', dark: 'var(--show-dark)' },
  font: 'var(--font)',
  page: 'var(--page)',
  gutter: 'var(--gutter)',
  /** least height of what is pressed: a finger's on a phone, a pointer's from 768; with a value for older shells */
  target: 'var(--target, 44px)',
  /** height that a notice takes at the window's foot; what sticks there stands above it */
  bottomRoom: 'var(--bottom-room)',
} as const;

export type SpaceToken = keyof typeof scales.space;
