import { ActivitySearchPart } from '../features/activity-search/index.ts';

/** `mf-tours/search-activities`: the search of activities as a tab of the first page's finder. */
export default function SearchActivitiesPart() {
  return <ActivitySearchPart />;
}
