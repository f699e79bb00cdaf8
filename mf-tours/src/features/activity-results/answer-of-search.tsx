import { useTexts } from '@alisio/platform/sdk/i18n';
import { useOpenedStep } from '@alisio/platform/sdk/lists';
import type { ActivityQuery } from '@alisio/shared-contracts/activities';
import type { Place } from '@alisio/shared-contracts/places';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { ListAndMap } from '@alisio/shared-ui/list-and-map';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { type ReactNode, useRef } from 'react';
import { useActivityWords } from '../../words/activity-words.ts';
import { ChargedNote } from '../../words/charged-note.tsx';
import { ActivityList } from './activity-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { LateNoActivities, LateSearchFailed } from './late-around-list.ts';
import { LateFilterChips, LatePlainFilters } from './late-filters.ts';
import { ListHead } from './list-head.tsx';
import { isPlain, NEAR_KM, narrowingOf, type ResultsAddress } from './results-address.ts';
import { ResultsSkeleton } from './results-skeleton.tsx';
import type { ActivitiesOfSearch } from './use-activities.ts';
import { type ShownActivities, useShownActivities } from './use-shown-activities.ts';

const Above = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  margin-bottom: ${tokens.space[4]};
`;

/** What a map of the list is given. */
export interface MapOfList {
  shown: ShownActivities;
  query: ActivityQuery;
  /** over the whole of a phone; beside the list it is always in sight */
  isOpen: boolean;
}

export interface AnswerOfSearchProps {
  query: ActivityQuery;
  address: ResultsAddress;
  activities: ActivitiesOfSearch;
  /** where is searched; nothing while that is not known */
  at: GeoPoint | undefined;
  /** the place that the address names, once it is known */
  place: Place | undefined;
  /** asks for the place again, where it could not be asked for */
  findAgain: (() => void) | undefined;
  /** in the reader's words, where is searched: in a town, near an airport */
  where: string;
  onEdit: () => void;
  /** the list's map */
  map: (of: MapOfList) => ReactNode;
  /** what is to be said above the list */
  children?: ReactNode;
}

/** The activities of an address: what is on its way, was not found or is there, with what narrows it. */
export function AnswerOfSearch(props: AnswerOfSearchProps) {
  const { query, address, activities, at, place, findAgain, where, onEdit, map, children } = props;
  const { t } = useTexts('tours');
  const { far } = useActivityWords();
  const title = useRef<HTMLHeadingElement>(null);
  const onMap = useOpenedStep('map');
  const shown = useShownActivities(activities, address);
  const { all, page, isFailed, error, refresh } = activities;
  const { filtered, count, pages } = shown;
  const choices = filtered?.facets.choices ?? {};
  // What is chosen is known of all activities; of a page of them, that something is asked for.
  const isNarrowed = !filtered && !isPlain(narrowingOf(address.sort, address.readAll, query.km));
  const isFiltered = isNarrowed || Object.keys(choices).length > 0;
  const isThere = all !== undefined || page !== undefined;
  const found = all?.length ?? page?.meta.kept ?? 0;

  const said = isNarrowed
    ? t('activityResults.list.kept', { count })
    : isFiltered
      ? t('activityResults.list.some', { count, all: found })
      : t('activityResults.list.near', { far: far(query.km ?? NEAR_KM) });

  if (isFailed || findAgain)
    return <LateSearchFailed error={error} onRetry={findAgain ?? (() => void refresh())} onEdit={onEdit} />;
  if (isThere && found === 0 && !isFiltered) {
    const { soldOut = 0, unfit = 0 } = page?.meta ?? {};
    return <LateNoActivities query={query} where={where} soldOut={soldOut} unfit={unfit} onEdit={onEdit} />;
  }
  return (
    <ListAndMap
      map={at && isThere ? (isOpen) => map({ shown, query, isOpen }) : undefined}
      isOpen={onMap.isOpen}
      onOpen={onMap.setOpen}
      labels={{
        map: t('activityResults.list.map'),
        open: t('activityResults.list.openMap'),
        list: t('activityResults.list.closeMap'),
      }}
    >
      <VisuallyHidden role="status">
        {isThere ? null : t('activityResults.states.searching', { where })}
      </VisuallyHidden>
      <Above>
        <ListHead
          ref={title}
          title={
            isThere && !isNarrowed
              ? t('activityResults.list.heading', { count: found, where })
              : t('activity.searched.title', { where })
          }
          sorts={found > 1}
          address={address}
        />
        {children}
        {isThere ? <FilterBar activities={filtered} /> : null}
        {filtered && isFiltered ? <LateFilterChips {...filtered} /> : null}
        {isThere ? (
          <Muted role="status">
            {said}
            {pages > 1 ? t('activityResults.list.page', { page: shown.page, pages }) : ''}
          </Muted>
        ) : null}
        {isThere ? <ChargedNote /> : null}
      </Above>
      {isThere && (found > 0 || isFiltered) ? (
        <LatePlainFilters activities={page?.data ?? []} address={address} />
      ) : null}
      {isThere ? (
        <ActivityList
          shown={shown}
          query={query}
          town={query.point ? undefined : place?.cityName}
          address={address}
          shownUntil={activities.expiresAt}
          title={title}
        />
      ) : (
        <ResultsSkeleton />
      )}
    </ListAndMap>
  );
}
