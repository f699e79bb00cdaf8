import type { FlightSearchPayload } from '@alisio/shared-contracts/flights';
import type { AirportCatalogue } from '../airports/index.ts';

export interface UnknownPlace {
  leg: '1' | '2';
  end: 'from' | 'to';
}

/** Where a search names what is neither an airport nor a city of some. */
export const unknownPlacesOf = (
  { legInfo }: Pick<FlightSearchPayload, 'legInfo'>,
  airports: Pick<AirportCatalogue, 'airportsOf'>,
): UnknownPlace[] =>
  (['1', '2'] as const).flatMap((leg) =>
    (['from', 'to'] as const)
      .filter((end) => legInfo[leg] && airports.airportsOf(legInfo[leg][end]).length === 0)
      .map((end) => ({ leg, end })),
  );
