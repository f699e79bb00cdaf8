import seas from './seas.json' with { type: 'json' };

/** A part of the world whose coast is drawn in one file. Degrees, north and east positive. */
interface Sea {
  west: number;
  south: number;
  east: number;
  north: number;
}

export type SeaName = keyof typeof seas;

/** The seas that have a file, `coasts/<name>.svg`: `backend/data/build-sea-coasts.ts` draws them. */
export const SEAS: Readonly<Record<SeaName, Sea>> = seas;
