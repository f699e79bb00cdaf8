import type { MetaContext, PageMeta, PageModule } from '@alisio/platform/sdk/remote';
import { useLocation, useSearchParams } from '@alisio/platform/sdk/router';
import { useToday } from '@alisio/platform/sdk/visitor';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { Wrap } from '@alisio/shared-ui/layout';
import { besideList, PointedScope } from '@alisio/shared-ui/list-and-map';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import {
  AddressNotices,
  AnswerOfSearch,
  loadActivities,
  type MapOfList,
  SearchedBar,
  useActivities,
  useActivityQuery,
  useResultsAddress,
  useSearchedWhere,
} from '../features/activity-results/index.ts';
import { changeHref, loadEditSearch } from '../features/activity-search/index.ts';
import { LateListClock } from '../prices-clock/late-list-clock.ts';

const loadMap = () => import(/* webpackChunkName: "activity-map" */ './activity-results/map-of-list.tsx');
const MapOfActivities = besideList<MapOfList>(loadMap, async () => (await loadMap()).bringAhead());

const Results = styled(Wrap)`
  padding-block: ${tokens.space[6]} ${tokens.space[16]};
`;

/** `/activities/result` (§2): activities of a search. Everything that it shows is asked for by its address. */
export default function ActivityResultsPage() {
  const { search } = useLocation();
  const [words] = useSearchParams();
  const query = useActivityQuery();
  const today = useToday();
  const { place, at, where, isUnknown, isDefault, findAgain } = useSearchedWhere(query);

  const address = useResultsAddress();
  const activities = useActivities(query, at, address);
  const { isFailed, expiresAt, refresh } = activities;
  const counts = !isFailed && activities.all?.length !== 0;
  const [editing, setEditing] = useState(false);
  const { part: EditSearch, want } = useLatePart(loadEditSearch, { ahead: true });
  const edit = async () => {
    if (!(await want())) return;
    setEditing(true);
    window.scrollTo({ top: 0 });
  };
  return (
    <PointedScope>
      <SearchedBar
        query={query}
        where={where}
        editing={editing}
        changeHref={changeHref(search)}
        onEdit={editing ? () => setEditing(false) : edit}
        // Without activities there is nothing to count.
        clock={counts ? <LateListClock of="activities" expiresAt={expiresAt} onRefresh={refresh} /> : null}
      >
        {EditSearch && editing ? (
          <EditSearch query={query} place={place ?? null} onSearch={() => setEditing(false)} />
        ) : null}
      </SearchedBar>
      <Results>
        <AnswerOfSearch
          query={query}
          address={address}
          activities={activities}
          at={at}
          place={place}
          findAgain={findAgain}
          where={where}
          onEdit={edit}
          map={(of) => <MapOfActivities {...of} />}
        >
          <AddressNotices
            words={words}
            query={query}
            today={today}
            isUnknown={isUnknown}
            isDefault={isDefault}
          />
        </AnswerOfSearch>
      </Results>
    </PointedScope>
  );
}

export const loader: PageModule['loader'] = loadActivities;

export const meta = ({ t }: MetaContext): PageMeta => ({
  title: t('activityResults.metaTitle'),
  description: t('activityResults.metaText'),
  robots: 'noindex',
});

/** The place that is searched, as the list's heading says it. */
export const useMeta: PageModule['useMeta'] = (context) => {
  const { name, where } = useSearchedWhere(useActivityQuery());
  const general = meta(context);
  return name === undefined
    ? general
    : { ...general, title: context.t('activity.searched.title', { where }) };
};
