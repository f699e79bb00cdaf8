import type { FacetQuestion } from '../facets/index.ts';
import type { ListedCruise } from './cruise.ts';
import { countedPrice } from './sort.ts';

/** Prices are chosen by fifty whole units. */
const PRICE_STEP = 5000;

export type FacetedCruise = Pick<
  ListedCruise,
  | 'id'
  | 'cruiseLine'
  | 'ship'
  | 'departurePort'
  | 'portsRoute'
  | 'nights'
  | 'departureDate'
  | 'pricePerPerson'
>;

/** What cruises are narrowed by, with the names that addresses have. The same in a browser and on the server. */
export const cruiseFacets: FacetQuestion<FacetedCruise> = {
  facets: [
    { kind: 'values', name: 'lines', of: ({ cruiseLine }) => [cruiseLine.code] },
    { kind: 'values', name: 'ships', of: ({ ship }) => [ship.code] },
    { kind: 'values', name: 'leaves', of: ({ departurePort }) => [departurePort] },
    // Where it begins and ends is no port that is called at.
    { kind: 'values', name: 'calls', of: ({ portsRoute }) => [...new Set(portsRoute.slice(1, -1))] },
    { kind: 'values', name: 'months', of: ({ departureDate }) => [departureDate.slice(0, 7)] },
    { kind: 'range', name: 'nights', of: ({ nights }) => nights },
    {
      kind: 'range',
      name: 'price',
      of: ({ pricePerPerson }) => countedPrice(pricePerPerson),
      step: PRICE_STEP,
    },
  ],
  priceOf: ({ pricePerPerson }) => countedPrice(pricePerPerson),
  keyOf: ({ id }) => id,
};

export const CRUISE_FACETS = ['lines', 'ships', 'leaves', 'calls', 'months', 'nights', 'price'] as const;
