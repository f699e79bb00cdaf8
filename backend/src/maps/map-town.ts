import type { Language } from '@alisio/shared-contracts/languages';
import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** A town as a map needs it. */
export interface MapTown extends GeoPoint {
  id: string;
  /** thousands */
  people: number;
  /** how far it reaches from its middle, kilometres */
  radiusKm: number;
  /** how far land reaches, sixteen directions clockwise from the north, in fifteenths of `radiusKm` */
  land: readonly number[];
  areas: readonly (GeoPoint & { name: string })[];
}

export type NameOf<Town> = (town: Town, language: Language) => string;

const KM_OF_DEGREE = 111.2;

/** A plain in which a town is drawn: kilometres east and north of its middle. */
export function plainOf({ lat, lon }: GeoPoint) {
  const kmOfLon = KM_OF_DEGREE * Math.max(0.05, Math.cos((lat * Math.PI) / 180));
  return {
    to: (x: number, y: number): [lon: number, lat: number] => [lon + x / kmOfLon, lat + y / KM_OF_DEGREE],
    from: (point: GeoPoint): [x: number, y: number] => [
      (point.lon - lon) * kmOfLon,
      (point.lat - lat) * KM_OF_DEGREE,
    ],
  };
}
