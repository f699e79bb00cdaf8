import { useTexts } from '@alisio/platform/sdk/i18n';
import { useOpenedStep } from '@alisio/platform/sdk/lists';
import type { HotelQuery, StayPlace } from '@alisio/shared-contracts/hotels';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { ListAndMap } from '@alisio/shared-ui/list-and-map';
import { Muted } from '@alisio/shared-ui/text';
import { media, tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { ChargedNote } from '../../words/charged-note.tsx';
import { useHotelWords } from '../../words/hotel-words.ts';
import { FilterBar } from './filter-bar.tsx';
import { HotelList } from './hotel-list.tsx';
import { LateCompareBar, LateNoHotels, LateSearchFailed } from './late-around-list.ts';
import { LateFilterChips, LatePlainFilters } from './late-filters.ts';
import { ListHead } from './list-head.tsx';
import { isPlain, NEAR_KM, narrowingOf, type ResultsAddress } from './results-address.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import type { HotelsOfSearch } from './use-hotels.ts';
import { type ShownHotels, useShownHotels } from './use-shown-hotels.ts';

const Above = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-bottom: ${tokens.space[4]};
`;

/** At the window's foot while its list is in sight: as tall as the bar alone, what holds it would never hold it. */
const InSight = styled.div`
  position: sticky;

  /* Above the strip that opens the map. */
  bottom: calc(${tokens.space[16]} + env(safe-area-inset-bottom, 0px));

  ${media.lg} {
    bottom: ${tokens.space[4]};
  }
`;

/** What a map of the list is given. */
export interface MapOfList {
  shown: ShownHotels;
  query: HotelQuery;
  /** the middle of the search */
  at: GeoPoint;
  /** over the whole of a phone; beside the list it is always in sight */
  isOpen: boolean;
}

export interface AnswerOfSearchProps {
  query: HotelQuery;
  address: ResultsAddress;
  hotels: HotelsOfSearch;
  /** where is searched; nothing while that is not known */
  at: GeoPoint | undefined;
  /** the place that the address names, once it is known */
  place: StayPlace | undefined;
  /** asks for the place again, where it could not be asked for */
  findAgain: (() => void) | undefined;
  /** in the reader's words, where is searched: in a town, near an airport */
  where: string;
  onEdit: () => void;
  /** the list's map; nothing for a list alone */
  map?: (of: MapOfList) => ReactNode;
  /** what is to be said above the list */
  children?: ReactNode;
}

/** The hotels of an address: what is on its way, was not found or is there, with what narrows it. */
export function AnswerOfSearch(props: AnswerOfSearchProps) {
  const { query, address, hotels, at, place, findAgain, where, onEdit, map, children } = props;
  const { t } = useTexts('hotels');
  const { far } = useHotelWords();
  const title = useRef<HTMLHeadingElement>(null);
  const onMap = useOpenedStep('map');
  const shown = useShownHotels(hotels, address);
  const { all, page, isFailed, error, refresh } = hotels;
  const { filtered, count, pages } = shown;
  const choices = filtered?.facets.choices ?? {};
  // What is chosen is known of all hotels; of a page of them, that something is asked for.
  const isNarrowed = !filtered && !isPlain(narrowingOf(address.sort, address.readAll, query.km));
  const isFiltered = isNarrowed || Object.keys(choices).length > 0;
  const isThere = all !== undefined || page !== undefined;
  const found = all?.length ?? page?.meta.total ?? 0;
  const from = query.point ? 'point' : (place?.kind ?? 'city');

  const said = isNarrowed
    ? t('list.kept', { count })
    : isFiltered
      ? t('list.some', { count, all: found })
      : t('list.near', { far: far(query.km ?? NEAR_KM) });

  if (isFailed || findAgain)
    return <LateSearchFailed error={error} onRetry={findAgain ?? (() => void refresh())} onEdit={onEdit} />;
  if (isThere && found === 0 && !isFiltered && page?.meta.total === 0) {
    return <LateNoHotels query={query} where={where} soldOut={page.meta.soldOut} onEdit={onEdit} />;
  }
  return (
    <ListAndMap
      map={at && map && isThere ? (isOpen) => map({ shown, query, at, isOpen }) : undefined}
      isOpen={onMap.isOpen}
      onOpen={onMap.setOpen}
      labels={{ map: t('map.label'), open: t('map.open'), list: t('map.list') }}
    >
      <VisuallyHidden role="status">{isThere ? null : t('states.searching', { where })}</VisuallyHidden>
      <Above>
        <ListHead
          ref={title}
          title={
            isThere && !isNarrowed
              ? t('list.heading', { count: found, where })
              : t('list.headingWaiting', { where })
          }
          sorts={found > 1}
          address={address}
        />
        {children}
        {isThere ? <FilterBar hotels={filtered} /> : null}
        {filtered && isFiltered ? <LateFilterChips {...filtered} /> : null}
        {isThere ? (
          <Muted role="status">
            {said}
            {pages > 1 ? t('list.page', { page: shown.page, pages }) : ''}
          </Muted>
        ) : null}
        {isThere ? <ChargedNote /> : null}
      </Above>
      {isThere && (found > 0 || isFiltered) ? (
        <LatePlainFilters hotels={page?.data ?? []} address={address} />
      ) : null}
      {isThere ? (
        <HotelList
          shown={shown}
          query={query}
          from={from}
          town={query.point ? undefined : place?.cityName}
          address={address}
          shownUntil={hotels.expiresAt}
          title={title}
        />
      ) : (
        <ResultsSkeleton />
      )}
      <InSight>
        <LateCompareBar hotels={[...shown.kept, ...(all ?? page?.data ?? [])]} query={query} />
      </InSight>
    </ListAndMap>
  );
}
