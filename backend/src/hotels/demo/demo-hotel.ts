import type { Amenity, HotelKind } from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import type { Area, Town } from '../../towns/index.ts';

/** A hotel of the demonstration, the same whenever it is asked for. */
export interface DemoHotel extends GeoPoint {
  /** `<town's id>-<its number there>` */
  code: string;
  town: Town;
  name: string;
  kind: HotelKind;
  /** 0 for what has none */
  stars: number;
  /** tenths of a mark of ten */
  score: number;
  /** how many gave one; none for a new one */
  scored: number;
  amenities: readonly Amenity[];
  area: Area | undefined;
  /** a plain double room on an ordinary day, US cents before tax */
  night: number;
  /** of each type together */
  rooms: number;
}
