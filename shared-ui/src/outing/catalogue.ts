import type { Hour } from '../stay/hours.ts';

/** Addresses of the drawings of what is done somewhere: a picture costs the page no script. */
export const outings = {
  boat: {
    day: new URL('./drawn/boat-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/boat-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/boat-night.svg', import.meta.url).href,
  },
  kayak: {
    day: new URL('./drawn/kayak-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/kayak-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/kayak-night.svg', import.meta.url).href,
  },
  trail: {
    day: new URL('./drawn/trail-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/trail-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/trail-night.svg', import.meta.url).href,
  },
  wall: {
    day: new URL('./drawn/wall-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/wall-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/wall-night.svg', import.meta.url).href,
  },
  birds: {
    day: new URL('./drawn/birds-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/birds-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/birds-night.svg', import.meta.url).href,
  },
  farm: {
    day: new URL('./drawn/farm-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/farm-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/farm-night.svg', import.meta.url).href,
  },
  park: {
    day: new URL('./drawn/park-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/park-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/park-night.svg', import.meta.url).href,
  },
  stars: {
    day: new URL('./drawn/stars-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/stars-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/stars-night.svg', import.meta.url).href,
  },
  calm: {
    day: new URL('./drawn/calm-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/calm-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/calm-night.svg', import.meta.url).href,
  },
  market: {
    day: new URL('./drawn/market-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/market-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/market-night.svg', import.meta.url).href,
  },
  streets: {
    day: new URL('./drawn/streets-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/streets-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/streets-night.svg', import.meta.url).href,
  },
  facades: {
    day: new URL('./drawn/facades-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/facades-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/facades-night.svg', import.meta.url).href,
  },
  mural: {
    day: new URL('./drawn/mural-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/mural-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/mural-night.svg', import.meta.url).href,
  },
  bicycle: {
    day: new URL('./drawn/bicycle-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/bicycle-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/bicycle-night.svg', import.meta.url).href,
  },
  kitchen: {
    day: new URL('./drawn/kitchen-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/kitchen-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/kitchen-night.svg', import.meta.url).href,
  },
  cups: {
    day: new URL('./drawn/cups-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/cups-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/cups-night.svg', import.meta.url).href,
  },
  workshop: {
    day: new URL('./drawn/workshop-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/workshop-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/workshop-night.svg', import.meta.url).href,
  },
  stage: {
    day: new URL('./drawn/stage-day.svg', import.meta.url).href,
    dusk: new URL('./drawn/stage-dusk.svg', import.meta.url).href,
    night: new URL('./drawn/stage-night.svg', import.meta.url).href,
  },
} satisfies Record<string, Record<Hour, string>>;

type OutingView = keyof typeof outings;

const isView = (name: string): name is OutingView => name in outings;

/** The drawing of a view at an hour; of a name that nobody knows, which a newer supplier may send, a street. */
export const outingDrawing = (view: string, hour: Hour): string =>
  outings[isView(view) ? view : 'streets'][hour];
