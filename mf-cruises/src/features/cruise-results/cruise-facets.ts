import { CRUISE_FACETS } from '@alisio/shared-contracts/cruises';

/** What sailings are narrowed by. One may call at several ports: what these count does not add up to sailings. */
export const FACETS = { names: CRUISE_FACETS, several: ['calls'] } as const;
