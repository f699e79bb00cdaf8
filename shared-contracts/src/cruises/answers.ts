import { facetCounts } from '../facets/index.ts';
import { countryCode } from '../orders/passenger.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { cruiseRegion, cruiseSlug, portCode } from './codes.ts';
import { cruiseItinerary, cruisePort, cruisePrice, listedCruise, namedLine, namedShip } from './cruise.ts';

const count = z.int().check(z.nonnegative());

/** §9: routes of one page. Of each route so many sailings are told at first; `itinerary` asks for all of one. */
export const CRUISE_PAGE = { routes: 10, sailings: 6 } as const;

/** What each facet has, all others as chosen. */
export const cruiseFacetCounts = facetCounts;
export type CruiseFacetCounts = z.infer<typeof cruiseFacetCounts>;

/** A page of routes with their sailings. */
export const cruiseSearchAnswer = z.strictObject({
  /** §4's list, or the order that was asked for, of what is on this page */
  data: z.array(listedCruise),
  /** routes of this page in the order of their first sailing; `sailings`: kept ones, all of them */
  routes: z.array(z.extend(cruiseItinerary, { sailings: count })),
  /** every port that routes, facets or lists below name */
  ports: z.array(cruisePort),
  meta: z.strictObject({
    /** sailings found, before facets; `kept` after them, `routes` they are of */
    total: count,
    kept: count,
    routes: count,
    /** from 1, of so many */
    page: count,
    pages: count,
    /** the lines of all that is kept, in the order of the list (§4), and how many sailings each has */
    matchedLines: z.array(z.extend(namedLine, { sailings: count })),
    /** of all that is sold, whatever is asked for (§3) */
    allUniquePorts: z.array(portCode),
    allUniqueCruiseLines: z.array(z.string()),
    facets: cruiseFacetCounts,
    /** names of the values of facets: ships and lines by their code */
    ships: z.array(namedShip),
    lines: z.array(namedLine),
    /** least price of a person of all that is kept */
    from: cruisePrice,
    /** UTC, ISO 8601: until when these prices hold (§9: 15 minutes) */
    expiresAt: z.string(),
  }),
});
export type CruiseSearchAnswer = z.infer<typeof cruiseSearchAnswer>;

/** What a search may name. */
export const cruiseChoices = z.strictObject({
  regions: z.array(z.strictObject({ code: cruiseRegion, sailings: count, from: cruisePrice })),
  /** in which sailings call, by name */
  ports: z.array(z.strictObject({ code: portCode, name: z.string(), country: countryCode, sailings: count })),
  lines: z.array(z.extend(namedLine, { sailings: count })),
  ships: z.array(z.extend(namedShip, { line: cruiseSlug, sailings: count })),
  /** `YYYY-MM` with how many sailings leave in it */
  months: z.array(z.strictObject({ month: z.string(), sailings: count })),
  /** first and last day on which one leaves */
  days: z.strictObject({ min: isoDate, max: isoDate }),
  /** routes that begin soon, one of each sea: to look at before anybody asked */
  soon: z.array(listedCruise),
  routes: z.array(cruiseItinerary),
});
export type CruiseChoices = z.infer<typeof cruiseChoices>;
