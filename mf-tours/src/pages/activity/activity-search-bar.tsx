import { useLocation } from '@alisio/platform/sdk/router';
import {
  type ActivityInfo,
  type ActivityQuery,
  activityHref,
  activityResultsHref,
} from '@alisio/shared-contracts/activities';
import type { Place } from '@alisio/shared-contracts/places';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { type ReactNode, useState } from 'react';
import { SearchedBar } from '../../features/activity-results/index.ts';
import { changeHref, loadEditSearch } from '../../features/activity-search/index.ts';

/** The town of an activity as a place that can be searched for. */
function placeOf({ location }: ActivityInfo): Place | null {
  const [town] = location.destinations;
  if (!town) return null;
  return {
    kind: 'city',
    id: town.code,
    name: town.name,
    cityName: town.name,
    countryCode: location.countryCode,
    countryName: location.countryName,
    location: { lat: location.latitude, lon: location.longitude },
  };
}

export interface ActivitySearchBarProps {
  query: ActivityQuery;
  activity: ActivityInfo;
  where: string;
  /** how long the prices hold */
  clock: ReactNode;
}

/** What was searched, always in sight. Other days or people stay with this activity, another place leads to its own. */
export function ActivitySearchBar({ query, activity, where, clock }: ActivitySearchBarProps) {
  const { search } = useLocation();
  const [editing, setEditing] = useState(false);
  const { part: EditSearch, want } = useLatePart(loadEditSearch);
  const place = placeOf(activity);
  const edit = async () => {
    if (!(await want())) return;
    setEditing(true);
    window.scrollTo({ top: 0 });
  };
  const hrefOf = (asked: ActivityQuery): string =>
    place && asked.place?.kind === place.kind && asked.place.id === place.id
      ? activityHref(activity.code, { ...asked, place: query.place ?? asked.place })
      : activityResultsHref(asked);
  return (
    <SearchedBar
      query={query}
      where={where}
      editing={editing}
      changeHref={changeHref(search)}
      onEdit={editing ? () => setEditing(false) : edit}
      clock={clock}
    >
      {EditSearch && editing ? (
        <EditSearch
          query={{ ...query, point: undefined }}
          place={place}
          hrefOf={hrefOf}
          onSearch={() => setEditing(false)}
        />
      ) : null}
    </SearchedBar>
  );
}
