import { useTexts } from '@alisio/platform/sdk/i18n';
import { useNavigationType } from '@alisio/platform/sdk/router';
import type { ActivityQuery } from '@alisio/shared-contracts/activities';
import { RoomBelow, useBelowFirstView } from '@alisio/shared-ui/late-part';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Pagination } from '@alisio/shared-ui/navigation';
import { Fragment, type RefObject, useMemo } from 'react';
import { ActivityCard, type ActivityCardProps } from './activity-card.tsx';
import { List } from './card-styles.tsx';
import { LateCallOffer, LateNoneNarrowed } from './late-around-list.ts';
import { LateNoneLeft } from './late-filters.ts';
import type { ResultsAddress } from './results-address.ts';
import type { ShownActivities } from './use-shown-activities.ts';

/** So many fill a large window. */
const CARDS_IN_FIRST_VIEW = 4;
/** Of these the pictures are in it. */
const EAGER = 2;
/** How many cards stand before the phone's offer on the first page: enough to compare it with. */
const CARDS_BEFORE_CALL = 3;

export interface ActivityListProps {
  shown: ShownActivities;
  query: ActivityQuery;
  town: ActivityCardProps['town'];
  address: ResultsAddress;
  /** UTC, ISO 8601: until when the prices hold; nothing while that is not known */
  shownUntil: string | undefined;
  /** takes the focus when another page shows */
  title: RefObject<HTMLHeadingElement | null>;
}

/** The activities of a page of the list, and the ways to its other pages. */
export function ActivityList({ shown, query, town, address, shownUntil, title }: ActivityListProps) {
  const { t } = useTexts('tours');
  const { items, page, pages, filtered, count } = shown;
  // Who comes back was among them.
  const isBelowDrawn = useBelowFirstView(useNavigationType() === 'POP');
  const drawsAll = isBelowDrawn || items.length <= CARDS_IN_FIRST_VIEW;
  const cards = useMemo(
    () =>
      items.map((activity, index) => (
        <Fragment key={activity.activityInfo.code}>
          <li>
            <ActivityCard activity={activity} query={query} town={town} eager={index < EAGER} />
          </li>
          {shownUntil && page === 1 && index + 1 === Math.min(CARDS_BEFORE_CALL, items.length) ? (
            <li>
              <LateCallOffer activities={items} query={query} shownUntil={shownUntil} />
            </li>
          ) : null}
        </Fragment>
      )),
    [items, query, town, shownUntil, page],
  );
  const goToPage = (next: number) => {
    address.goToPage(next);
    title.current?.focus({ preventScroll: true });
  };
  if (filtered && count === 0) return <LateNoneLeft {...filtered} />;
  if (count === 0) return <LateNoneNarrowed address={address} />;
  return (
    <>
      <VisuallyHidden as="h2">{t('activityResults.list.title')}</VisuallyHidden>
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
          nav: t('activityResults.list.pages'),
          previous: t('activityResults.list.previous'),
          next: t('activityResults.list.next'),
          page: (number) => t('activityResults.list.goTo', { page: number }),
        }}
      />
    </>
  );
}
