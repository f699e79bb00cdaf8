import type { FacetQuestion } from '@alisio/shared-contracts/facets';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { flightsOf, totalOf } from './trips.ts';

/** From so many stops on, flights are alike. */
const MANY_STOPS = 2;

/** What flights of packages are narrowed by: the stops of the way with more of them, and who flies. */
export const FLIGHT_FACETS: FacetQuestion<FlightOffer> = {
  facets: [
    {
      kind: 'values',
      name: 'stops',
      of: ({ itineraries }) => [
        String(Math.min(MANY_STOPS, Math.max(...itineraries.map(({ stops }) => stops)))),
      ],
    },
    {
      kind: 'values',
      name: 'airline',
      of: ({ itineraries }) => [
        ...new Set(itineraries.flatMap(({ segments }) => segments.map(({ carrierCode }) => carrierCode))),
      ],
    },
  ],
  priceOf: totalOf,
  keyOf: flightsOf,
};
