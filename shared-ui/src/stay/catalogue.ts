import type { Hour } from './hours.ts';
import { lookOf } from './look-of.ts';

/** Addresses of the drawings of houses and rooms: a picture costs the page no script. */
export const stays = {
  casona: {
    day: new URL('./drawn/casona-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/casona-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/casona-night.svg', import.meta.url).href,
  },
  hacienda: {
    day: new URL('./drawn/hacienda-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/hacienda-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/hacienda-night.svg', import.meta.url).href,
  },
  torre: {
    day: new URL('./drawn/torre-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/torre-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/torre-night.svg', import.meta.url).href,
  },
  torreCiudad: {
    day: new URL('./drawn/torreCiudad-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/torreCiudad-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/torreCiudad-night.svg', import.meta.url).href,
  },
  lodge: {
    day: new URL('./drawn/lodge-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/lodge-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/lodge-night.svg', import.meta.url).href,
  },
  refugio: {
    day: new URL('./drawn/refugio-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/refugio-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/refugio-night.svg', import.meta.url).href,
  },
  deco: {
    day: new URL('./drawn/deco-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/deco-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/deco-night.svg', import.meta.url).href,
  },
  doble: {
    day: new URL('./drawn/doble-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/doble-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/doble-night.svg', import.meta.url).href,
  },
  dosCamas: {
    day: new URL('./drawn/dosCamas-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/dosCamas-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/dosCamas-night.svg', import.meta.url).href,
  },
  balcon: {
    day: new URL('./drawn/balcon-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/balcon-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/balcon-night.svg', import.meta.url).href,
  },
  balconTechos: {
    day: new URL('./drawn/balconTechos-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/balconTechos-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/balconTechos-night.svg', import.meta.url).href,
  },
  suite: {
    day: new URL('./drawn/suite-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/suite-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/suite-night.svg', import.meta.url).href,
  },
  suiteCiudad: {
    day: new URL('./drawn/suiteCiudad-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/suiteCiudad-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/suiteCiudad-night.svg', import.meta.url).href,
  },
  familiar: {
    day: new URL('./drawn/familiar-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/familiar-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/familiar-night.svg', import.meta.url).href,
  },
  estudio: {
    day: new URL('./drawn/estudio-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/estudio-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/estudio-night.svg', import.meta.url).href,
  },
} satisfies Record<string, Record<Hour, string>>;

type StayView = keyof typeof stays;

const isView = (name: string): name is StayView => name in stays;

/**
 * The drawing of a view at an hour; of a name that nobody knows, which a newer supplier may send, the plain house.
 * @param seed of what is drawn: its own look
 */
export const stayDrawing = (view: string, hour: Hour, seed = ''): string =>
  stays[isView(view) ? view : 'casona'][hour] + (seed === '' ? '' : lookOf(seed));
