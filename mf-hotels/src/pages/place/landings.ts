import type { HotelQuery } from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';

/** A landing page of §2. */
export interface Landing {
  /** its address's word as it is written there */
  word: 'aruba' | 'cancun' | 'LosCabos' | 'PuntaCana';
  place: NonNullable<HotelQuery['place']>;
  location: GeoPoint;
  /** as posters know it */
  poster: string;
}

const city = (id: string) => ({ kind: 'city' as const, id });

/** For what must ask of a landing before it is known whether the address means one. */
export const FIRST_LANDING: Landing = {
  word: 'aruba',
  place: city('iata-aua'),
  location: { lat: 12.5022, lon: -70.0139 },
  poster: 'AUA',
};

const LANDINGS: readonly Landing[] = [
  FIRST_LANDING,
  { word: 'cancun', place: city('23p21'), location: { lat: 21.1743, lon: -86.8466 }, poster: 'CUN' },
  { word: 'LosCabos', place: city('2dfr0'), location: { lat: 23.0589, lon: -109.6977 }, poster: 'SJD' },
  { word: 'PuntaCana', place: city('22w6a'), location: { lat: 18.5818, lon: -68.4043 }, poster: 'PUJ' },
];

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '');

/** The landing that an address means, however its word is written; nothing for none. */
export const landingOf = (said = ''): Landing | undefined =>
  LANDINGS.find(({ word }) => plain(word) === plain(said));

/** Its address, with the capitals of §2. */
export const landingHref = ({ word }: Landing): string => `/us/hotel/${word}`;
