/** What a cabin looks like by its kind, drawn with the rooms of houses. */
export const cabinDrawings = {
  inside: new URL('../stay/drawn/camInterior-day.svg', import.meta.url).href,
  oceanview: new URL('../stay/drawn/camVista-day.svg', import.meta.url).href,
  balcony: new URL('../stay/drawn/balcon-day.svg', import.meta.url).href,
  suite: new URL('../stay/drawn/suite-day.svg', import.meta.url).href,
} as const;

export type CabinKind = keyof typeof cabinDrawings;
