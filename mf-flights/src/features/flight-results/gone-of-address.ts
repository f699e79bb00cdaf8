import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { itineraryKey } from '../../offers/flight-choices.ts';

export type Gone = 'outbound' | 'flight';

interface Named {
  /** keys of itineraries, as an address names them; nothing where it names none */
  outbound: string | null;
  flight: string | null;
}

/** What an address names and no offer has, filtered or not: the chosen way out, or else the flight that is looked at. */
export function goneOfAddress(offers: readonly FlightOffer[], { outbound, flight }: Named): Gone | undefined {
  const has = (key: string, way: 0 | 1, among: readonly FlightOffer[]) =>
    among.filter(({ itineraries }) => itineraries[way] && itineraryKey(itineraries[way]) === key);
  const left = outbound === null ? offers : has(outbound, 0, offers);
  if (left.length === 0) return 'outbound';
  if (flight !== null && has(flight, outbound === null ? 0 : 1, left).length === 0) return 'flight';
  return undefined;
}
