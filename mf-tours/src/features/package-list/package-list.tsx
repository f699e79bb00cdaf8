import { useCountedFacets } from '@alisio/platform/sdk/counted-facets';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { pageOf, useListAddress, useListOrder } from '@alisio/platform/sdk/lists';
import { HOTEL_SORTS } from '@alisio/shared-contracts/hotels';
import type { PackageQuery, PackageSearchAnswer } from '@alisio/shared-contracts/packages';
import { ListHead } from '@alisio/shared-ui/list-head';
import { Pagination } from '@alisio/shared-ui/navigation';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useRef } from 'react';
import {
  ASKED,
  FilterBar,
  LateFilterChips,
  LateNoneLeft,
  LatePlainFilters,
} from '../../packages/filters/index.ts';
import { usePackageWords } from '../../packages/package-words.ts';
import { ChargedNote } from '../../words/charged-note.tsx';
import { List } from './card-styles.tsx';
import { PackageCard } from './package-card.tsx';
import { SharedFlight } from './shared-flight.tsx';

/** §9 */
const ON_A_PAGE = 10;
/** Cards in the first view. */
const FIRST = 2;

/** A hotel has several boards: what these count does not add up to packages. */
const FACETS = { names: ASKED.packages, several: ['board'] };
/** What is counted before the server says it. */
const NOTHING = { values: {}, ranges: {} };

const { space } = tokens;

const Head = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

export interface PackageListProps {
  query: PackageQuery;
  answer: Required<Pick<PackageSearchAnswer, 'flight'>> & PackageSearchAnswer;
  /** in the reader's words, where one sleeps */
  where: string;
}

/** The flight of all packages, then a page of them. */
export function PackageList({ query, answer, where }: PackageListProps) {
  const { t } = useTexts('tours');
  const words = usePackageWords();
  const address = useListAddress(HOTEL_SORTS);
  const title = useRef<HTMLHeadingElement>(null);
  const { flight, data, meta } = answer;
  const { total = data.length, kept = total, facets: counts = NOTHING } = meta;
  const facets = useCountedFacets({ facets: counts, kept }, FACETS, address);
  const packages = { of: 'packages' as const, facets, all: data };
  const isFiltered = Object.keys(facets.choices).length > 0;
  const { items, page, pages } = pageOf(data, address.page, ON_A_PAGE);
  const { offer } = flight;
  const told = `${words.airlines(offer)}, ${words.fare(offer)}`;
  const stay = meta.stay ?? { startDate: query.departureDate, endDate: query.returnDate };
  const order = {
    ...useListOrder(address, HOTEL_SORTS),
    words: {
      label: t('packages.sorts.label'),
      of: (by: string) => t(`packages.sorts.${by}`),
      apply: t('packages.sorts.apply'),
    },
  };
  const goTo = (next: number) => {
    address.goToPage(next);
    title.current?.focus();
  };
  return (
    <>
      <Head>
        <ListHead title={t('packages.list.title', { count: kept, where })} ref={title} order={order} />
        <FilterBar {...packages} />
        {isFiltered ? <LateFilterChips {...packages} /> : null}
        <Muted role="status">
          {isFiltered ? t('packages.list.some', { count: kept, all: total }) : t('packages.list.lead')}
        </Muted>
        <ChargedNote />
      </Head>
      <LatePlainFilters {...packages} address={address} />
      <SharedFlight flight={flight} query={query} />
      {kept === 0 ? <LateNoneLeft {...packages} /> : null}
      <List>
        {items.map((card, at) => (
          <li key={card.hotel.hotelInfo.hotelCode}>
            <PackageCard
              card={card}
              query={{ ...query, flight: offer.id }}
              stay={stay}
              flight={told}
              byBoard={facets.choices.board !== undefined}
              eager={at < FIRST && page === 1}
            />
          </li>
        ))}
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
