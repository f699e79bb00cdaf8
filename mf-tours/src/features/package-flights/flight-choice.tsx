import { useTexts } from '@alisio/platform/sdk/i18n';
import { pageOf, useFacets, useListAddress } from '@alisio/platform/sdk/lists';
import { Link } from '@alisio/platform/sdk/router';
import { usePrices } from '@alisio/platform/sdk/visitor';
import type { FlightOffer } from '@alisio/shared-contracts/flights';
import { PACKAGE_CURRENCY, type PackageQuery } from '@alisio/shared-contracts/packages';
import { buttonStyles } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Pagination } from '@alisio/shared-ui/navigation';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { FilterBar, LateFilterChips, LateNoneLeft, LatePlainFilters } from '../../packages/filters/index.ts';
import { FlightWay } from '../../packages/flight-way.tsx';
import { usePackageWords } from '../../packages/package-words.ts';
import { FLIGHT_FACETS } from './flight-facets.ts';
import { flightsOf, totalOf, tripsOf } from './trips.ts';

/** §9 */
const ON_A_PAGE = 10;

const { color, space } = tokens;

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[4]};

  & > li {
    display: grid;
    gap: ${space[3]};
    min-width: 0;
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.card};
    background: ${color.surface};
  }
`;

const Filters = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[4]};
`;

const Fares = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`;

const Choose = styled(Link)(buttonStyles({ variant: 'quiet', size: 's' }));

const Picked = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  font-weight: 600;
  color: ${color.goodText};
`;

export interface FlightChoiceProps {
  offers: readonly FlightOffer[];
  query: PackageQuery;
  /** where an offer's id leads: the package with it */
  hrefOf: (flight: string) => string;
}

/** An id without the moment in which its price was told. */
const sameOffer = (id: string): string => id.split('~')[0] ?? id;

/** Flights there and back, each by its fares, with what the package costs more or less by it. */
export function FlightChoice({ offers, query, hrefOf }: FlightChoiceProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const { money } = usePrices();
  const address = useListAddress(['cheapest']);
  const title = useRef<HTMLHeadingElement>(null);
  const facets = useFacets(offers, FLIGHT_FACETS, address);
  const airlines = Object.fromEntries(
    offers.flatMap(({ dictionaries }) => Object.entries(dictionaries.carriers)),
  );
  const list = { of: 'flights' as const, facets, all: offers, airlines };
  const isFiltered = Object.keys(facets.choices).length > 0;
  const trips = tripsOf(facets.answer.kept);
  const { items, page, pages } = pageOf(trips, address.page, ON_A_PAGE);
  const named = query.flight && sameOffer(query.flight);
  const now = offers.find(({ id }) => sameOffer(id) === named) ?? undefined;
  const from = now ?? tripsOf(offers)[0]?.offers[0];
  const said = (offer: FlightOffer): string => {
    const more = from ? totalOf(offer) - totalOf(from) : 0;
    if (more === 0) return t('packages.samePrice');
    const amount = money(Math.abs(more), PACKAGE_CURRENCY);
    return t(more > 0 ? 'packages.more' : 'packages.less', { amount });
  };
  const goTo = (next: number) => {
    address.goToPage(next);
    title.current?.focus();
  };
  return (
    <>
      <Heading level={1} ref={title} tabIndex={-1}>
        {t('packages.flights.title')}
      </Heading>
      <Muted role="status">
        {isFiltered
          ? t('packages.flights.some', { count: trips.length })
          : t('packages.flights.lead', { count: trips.length })}
      </Muted>
      <Filters>
        <FilterBar {...list} />
        {isFiltered ? <LateFilterChips {...list} /> : null}
        <LatePlainFilters {...list} address={address} />
      </Filters>
      {trips.length === 0 ? <LateNoneLeft {...list} /> : null}
      <List>
        {items.map(({ key, offers: fares }) => {
          const [{ itineraries, dictionaries }] = fares;
          const [out, back] = itineraries;
          return (
            <li key={key}>
              <Heading level={2} size="s">
                {words.airlines(fares[0])}
              </Heading>
              {out ? <FlightWay itinerary={out} dictionaries={dictionaries} way="outbound" /> : null}
              {back ? <FlightWay itinerary={back} dictionaries={dictionaries} way="return" /> : null}
              <Fares>
                {fares.map((offer) => (
                  <li key={offer.id}>
                    <Muted size={13}>{words.fare(offer)}</Muted>
                    {now && flightsOf(now) === key && sameOffer(offer.id) === named ? (
                      <Picked>
                        <Icon name="check" size="s" /> {t('packages.chosen')}
                      </Picked>
                    ) : (
                      <Choose
                        to={hrefOf(offer.id)}
                        rel="nofollow"
                        aria-label={t('packages.flights.choose', {
                          airline: words.airlines(offer),
                          fare: words.fare(offer),
                          difference: said(offer),
                        })}
                      >
                        {said(offer)}
                      </Choose>
                    )}
                  </li>
                ))}
              </Fares>
            </li>
          );
        })}
      </List>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={address.hrefOfPage}
        onPage={goTo}
        labels={{
          nav: t('packages.pages.nav'),
          previous: t('packages.pages.previous'),
          next: t('packages.pages.next'),
          page: (number) => t('packages.pages.page', { page: number }),
        }}
      />
    </>
  );
}
