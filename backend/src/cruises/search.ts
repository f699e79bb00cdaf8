import {
  allUniqueCruiseLines,
  allUniquePorts,
  byItinerary,
  CRUISE_PAGE,
  type CruiseSearchAnswer,
  type CruiseSort,
  cruiseFacets,
  type ListedCruise,
  matchedCruises,
  matchedLines,
  NOT_SOLD,
  sortCruises,
} from '@alisio/shared-contracts/cruises';
import { answerFacets, facetCountsOf, readChoices } from '@alisio/shared-contracts/facets';

/** What is searched for; what is not said asks for nothing. */
export interface CruiseSearch {
  destination?: string | undefined;
  line?: string | undefined;
  ship?: string | undefined;
  /** `YYYY-MM` */
  month?: string | undefined;
  /** ISO dates, both included */
  from?: string | undefined;
  to?: string | undefined;
  itinerary?: string | undefined;
  sort: CruiseSort;
  /** from 1 */
  page: number;
  /** what is asked of a facet, as addresses say it */
  asked: (facet: string) => readonly string[];
}

/** What a search comes to, before routes and ports are told in words. */
export type FoundCruises = Pick<CruiseSearchAnswer, 'data'> & {
  routes: { itinerary: string; sailings: number }[];
  meta: Omit<CruiseSearchAnswer['meta'], 'expiresAt'>;
};

/** §4's list of what is searched for: every sailing has a cabin for the party. */
function found(all: readonly ListedCruise[], search: CruiseSearch): ListedCruise[] {
  const { destination = '', line, ship, month, from = '', to = '9999', itinerary } = search;
  return matchedCruises(all, destination).filter(
    (cruise) =>
      (line === undefined || cruise.cruiseLine.code === line) &&
      (ship === undefined || cruise.ship.code === ship) &&
      (month === undefined || cruise.departureDate.startsWith(month)) &&
      (itinerary === undefined || cruise.itinerary === itinerary) &&
      cruise.departureDate >= from &&
      cruise.departureDate <= to,
  );
}

const eachOnce = <One extends { code: string }>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [one.code, one])).values(),
];

/** Searches, orders and narrows sailings. @param all of which each has a cabin for the party, by their day */
export function searchSailings(all: readonly ListedCruise[], search: CruiseSearch): FoundCruises {
  const matched = found(all, search);
  const choices = readChoices(matched, cruiseFacets.facets, search.asked);
  const answer = answerFacets(matched, cruiseFacets, choices);
  const kept = search.sort === 'balcony' ? answer.kept : sortCruises(answer.kept, search.sort);
  const cards = byItinerary(kept);
  const pages = Math.max(1, Math.ceil(cards.length / CRUISE_PAGE.routes));
  const page = Math.min(search.page, pages);
  const shown = cards.slice((page - 1) * CRUISE_PAGE.routes, page * CRUISE_PAGE.routes);
  const most = search.itinerary === undefined ? CRUISE_PAGE.sailings : undefined;
  const told = new Set(shown.flatMap(({ sailings }) => sailings.slice(0, most)));
  const lines = new Map(kept.map(({ vendor, cruiseLine }) => [vendor, cruiseLine]));
  return {
    data: kept.filter((cruise) => told.has(cruise)),
    routes: shown.map(({ itinerary, sailings }) => ({ itinerary, sailings: sailings.length })),
    meta: {
      total: matched.length,
      kept: kept.length,
      routes: cards.length,
      page,
      pages,
      matchedLines: matchedLines(kept).flatMap((vendor) => {
        const line = lines.get(vendor);
        return line ? [{ ...line, sailings: kept.filter((one) => one.vendor === vendor).length }] : [];
      }),
      allUniquePorts: allUniquePorts(all),
      allUniqueCruiseLines: allUniqueCruiseLines(all),
      facets: facetCountsOf(answer),
      ships: eachOnce(matched.map(({ ship }) => ship)),
      lines: eachOnce(matched.map(({ cruiseLine }) => cruiseLine)),
      from: kept.reduce<ListedCruise['pricePerPerson']>(
        (least, { pricePerPerson: price }) =>
          price !== NOT_SOLD && (least === NOT_SOLD || price < least) ? price : least,
        NOT_SOLD,
      ),
    },
  };
}
