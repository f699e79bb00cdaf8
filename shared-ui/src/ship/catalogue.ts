import type { Hour } from '../stay/hours.ts';

/** Addresses of the drawings of ships: a picture costs the page no script. */
export const ships = {
  sea: {
    day: new URL('./drawn/sea-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/sea-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/sea-night.svg', import.meta.url).href,
  },
  island: {
    day: new URL('./drawn/island-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/island-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/island-night.svg', import.meta.url).href,
  },
  port: {
    day: new URL('./drawn/port-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/port-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/port-night.svg', import.meta.url).href,
  },
  city: {
    day: new URL('./drawn/city-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/city-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/city-night.svg', import.meta.url).href,
  },
  fjord: {
    day: new URL('./drawn/fjord-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/fjord-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/fjord-night.svg', import.meta.url).href,
  },
} satisfies Record<string, Record<Hour, string>>;

export type ShipView = keyof typeof ships;
