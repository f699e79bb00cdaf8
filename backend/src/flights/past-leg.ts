import type { LegInfo } from '@alisio/shared-contracts/flights';
import { LAST_ZONE, todayIn } from '@alisio/shared-contracts/zones';
import type { AirportCatalogue } from '../airports/index.ts';

/** Whether a leg's day is over at every airport that it may leave from; for a code nobody knows, everywhere. */
export function isPastLeg({ from, departureDate }: LegInfo, airports: AirportCatalogue, now: Date): boolean {
  const zones = airports.airportsOf(from).map(({ zone }) => zone);
  return (zones.length > 0 ? zones : [LAST_ZONE]).every((zone) => departureDate < todayIn(zone, now));
}
