import type { Hour } from '../stay/hours.ts';

/** Addresses of the drawings of trains: a picture costs the page no script. */
export const trains = {
  fast: {
    day: new URL('./drawn/fast-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/fast-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/fast-night.svg', import.meta.url).href,
  },
  mountain: {
    day: new URL('./drawn/mountain-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/mountain-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/mountain-night.svg', import.meta.url).href,
  },
} satisfies Record<string, Record<Hour, string>>;

export type TrainView = keyof typeof trains;
