import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigationType } from '@alisio/platform/sdk/router';
import type { HotelQuery } from '@alisio/shared-contracts/hotels';
import { RoomBelow, useBelowFirstView } from '@alisio/shared-ui/late-part';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Pagination } from '@alisio/shared-ui/navigation';
import { Fragment, type RefObject, useMemo } from 'react';
import { List } from './card-styles.tsx';
import { HotelCard, type HotelCardProps } from './hotel-card.tsx';
import { LateCallOffer, LateNoneNarrowed } from './late-around-list.ts';
import { LateNoneLeft } from './late-filters.ts';
import type { ResultsAddress } from './results-address.ts';
import type { ShownHotels } from './use-shown-hotels.ts';

/** So many fill a large window. */
const CARDS_IN_FIRST_VIEW = 4;
/** Of these the pictures are in it. */
const EAGER = 2;
/** How many cards stand before the phone's offer on the first page: enough to compare it with. */
const CARDS_BEFORE_CALL = 3;

export interface HotelListProps {
  shown: ShownHotels;
  query: HotelQuery;
  from: HotelCardProps['from'];
  town: HotelCardProps['town'];
  address: ResultsAddress;
  /** UTC, ISO 8601: until when the prices hold; nothing from an API of before, whose prices no call lowers */
  shownUntil: string | undefined;
  /** takes the focus when another page shows */
  title: RefObject<HTMLHeadingElement | null>;
}

/** The hotels of a page of the list, and the ways to its other pages. */
export function HotelList({ shown, query, from, town, address, shownUntil, title }: HotelListProps) {
  const { t } = useTexts('hotels');
  const { items, page, pages, filtered, count } = shown;
  // Who comes back was among them.
  const isBelowDrawn = useBelowFirstView(useNavigationType() === 'POP');
  const drawsAll = isBelowDrawn || items.length <= CARDS_IN_FIRST_VIEW;
  const cards = useMemo(
    () =>
      items.map((hotel, index) => (
        <Fragment key={hotel.hotelInfo.hotelCode}>
          <li>
            <HotelCard hotel={hotel} query={query} from={from} town={town} eager={index < EAGER} />
          </li>
          {shownUntil && page === 1 && index + 1 === Math.min(CARDS_BEFORE_CALL, items.length) ? (
            <li>
              <LateCallOffer hotels={items} query={query} shownUntil={shownUntil} />
            </li>
          ) : null}
        </Fragment>
      )),
    [items, query, from, town, shownUntil, page],
  );
  const goToPage = (next: number) => {
    address.goToPage(next);
    title.current?.focus({ preventScroll: true });
  };
  if (filtered && count === 0) return <LateNoneLeft {...filtered} />;
  if (count === 0) return <LateNoneNarrowed address={address} />;
  return (
    <>
      <VisuallyHidden as="h2">{t('list.title')}</VisuallyHidden>
      <List>
        {drawsAll ? cards : cards.slice(0, CARDS_IN_FIRST_VIEW)}
        {drawsAll ? null : <RoomBelow as="li" />}
      </List>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={address.hrefOfPage}
        onPage={goToPage}
        labels={{
          nav: t('list.pages'),
          previous: t('list.previous'),
          next: t('list.next'),
          page: (number) => t('list.goTo', { page: number }),
        }}
      />
    </>
  );
}
