/** Addresses of the drawings that stand in what is read, each at the hour that it is told of: a picture costs the page no script. */
export const figures = {
  airplane: new URL('../poster/drawn/vuelo.svg', import.meta.url).href,
  beach: new URL('../outing/drawn/calm-day.svg', import.meta.url).href,
  birds: new URL('../outing/drawn/birds-day.svg', import.meta.url).href,
  facades: new URL('../outing/drawn/facades-day.svg', import.meta.url).href,
  islands: new URL('../outing/drawn/boat-day.svg', import.meta.url).href,
  kayak: new URL('../outing/drawn/kayak-day.svg', import.meta.url).href,
  market: new URL('../outing/drawn/market-day.svg', import.meta.url).href,
  'mountain-train': new URL('../train/drawn/mountain-day.svg', import.meta.url).href,
  mural: new URL('../outing/drawn/mural-day.svg', import.meta.url).href,
  room: new URL('../stay/drawn/doble-day.svg', import.meta.url).href,
  ship: new URL('../ship/drawn/sea-day.svg', import.meta.url).href,
  stage: new URL('../outing/drawn/stage-night.svg', import.meta.url).href,
  streets: new URL('../outing/drawn/streets-day.svg', import.meta.url).href,
  trail: new URL('../outing/drawn/trail-day.svg', import.meta.url).href,
  train: new URL('../train/drawn/fast-day.svg', import.meta.url).href,
};

export type FigureDrawing = keyof typeof figures;

/** @param name as a text says it, perhaps one that is newer than what is drawn here */
export const isFigureDrawing = (name: unknown): name is FigureDrawing =>
  typeof name === 'string' && name in figures;
