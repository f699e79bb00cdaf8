import { useTexts } from '@alisio/platform/sdk/i18n';
import { pageOf, useListAddress } from '@alisio/platform/sdk/lists';
import { HOTEL_SORTS } from '@alisio/shared-contracts/hotels';
import type { PackageQuery, PackageSearchAnswer } from '@alisio/shared-contracts/packages';
import { Select } from '@alisio/shared-ui/field';
import { Pagination } from '@alisio/shared-ui/navigation';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useId, useRef } from 'react';
import { usePackageWords } from '../../packages/package-words.ts';
import { ChargedNote } from '../../words/charged-note.tsx';
import { List } from './card-styles.tsx';
import { PackageCard } from './package-card.tsx';
import { sortOf } from './package-sort.ts';
import { SharedFlight } from './shared-flight.tsx';

/** §9 */
const ON_A_PAGE = 10;
/** Cards in the first view. */
const FIRST = 2;

const { space } = tokens;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
  margin-bottom: ${space[4]};

  & label {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font-size: ${tokens.text[14]};
    color: ${tokens.color.ink2};
  }

  & select {
    width: auto;
    min-height: ${space[10]};
  }
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
  const id = useId();
  const { flight, data, meta } = answer;
  const { items, page, pages } = pageOf(data, address.page, ON_A_PAGE);
  const { offer } = flight;
  const told = `${words.airlines(offer)}, ${words.fare(offer)}`;
  const stay = meta.stay ?? { startDate: query.departureDate, endDate: query.returnDate };
  const goTo = (next: number) => {
    address.goToPage(next);
    title.current?.focus();
  };
  return (
    <>
      <Head>
        <div>
          <Heading level={1} ref={title} tabIndex={-1}>
            {t('packages.list.title', { count: meta.total ?? data.length, where })}
          </Heading>
          <Muted>{t('packages.list.lead')}</Muted>
          <ChargedNote />
        </div>
        <label htmlFor={id}>
          {t('packages.sorts.label')}
          <Select
            id={id}
            value={address.sort}
            onChange={({ target }) => address.sortBy(sortOf(target.value))}
          >
            {HOTEL_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`packages.sorts.${sort}`)}
              </option>
            ))}
          </Select>
        </label>
      </Head>
      <SharedFlight flight={flight} query={query} />
      <List>
        {items.map((card, at) => (
          <li key={card.hotel.hotelInfo.hotelCode}>
            <PackageCard
              card={card}
              query={{ ...query, flight: offer.id }}
              stay={stay}
              flight={told}
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
