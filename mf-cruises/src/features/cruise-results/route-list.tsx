import {
  byItinerary,
  type CruiseParty,
  type CruiseSearchAnswer,
  type CruiseSort,
  type ListedCruise,
} from '@alisio/shared-contracts/cruises';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { Fragment, useMemo } from 'react';
import { LateCallOffer } from './late-around-list.ts';
import { RouteCard } from './route-card.tsx';

const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space[6]};

  /* No line to a person, no row. */
  & > li:not(:has(article, aside)) {
    display: none;
  }
`;

export interface RouteListProps {
  found: CruiseSearchAnswer;
  party: CruiseParty;
  sort: CruiseSort;
  /** all sailings of one route, where they were asked for */
  all: readonly ListedCruise[] | undefined;
}

/** A page of routes, each with its sailings in the order of the list; the line to a person stands below the first. */
export function RouteList({ found, party, sort, all }: RouteListProps) {
  const { data, routes, ports } = found;
  const shown = useMemo(
    () =>
      new Map([...byItinerary(data), ...byItinerary(all ?? [])].map((one) => [one.itinerary, one.sailings])),
    [data, all],
  );
  return (
    <Cards>
      {routes.map((route, at) => (
        <Fragment key={route.slug}>
          <li>
            <RouteCard
              route={route}
              sailings={shown.get(route.slug) ?? []}
              ports={ports}
              party={party}
              sort={sort}
            />
          </li>
          {at === 0 ? (
            <li>
              <LateCallOffer cruises={data} party={party} />
            </li>
          ) : null}
        </Fragment>
      ))}
    </Cards>
  );
}
