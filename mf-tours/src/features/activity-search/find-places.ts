import type { FindMatches } from '@alisio/platform/sdk/matches';
import type { Place } from '@alisio/shared-contracts/places';

/** The search's code, with the API client beneath it: wanted when a hand comes near, not by the first view. */
export const loadPlaces = () => import(/* webpackChunkName: "places" */ '../../api/activity-places.ts');

/** Places for a typed term. */
export const findPlaces: FindMatches<Place> = async (term, language) => {
  const { findPlacesByName } = await loadPlaces();
  const { data, isMended } = await findPlacesByName(term, language);
  return { matches: data, searched: isMended ? data[0]?.name : undefined };
};
