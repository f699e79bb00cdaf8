import type { FindMatches } from '@alisio/platform/sdk/matches';
import type { StayPlace } from '@alisio/shared-contracts/hotels';

/** The search's code, with the API client beneath it: wanted when a hand comes near, not by the first view. */
export const loadStayPlaces = () => import(/* webpackChunkName: "stay-places" */ '../../api/stay-places.ts');

/** Places and hotels for a typed term. */
export const findPlaces: FindMatches<StayPlace> = async (term, language) => {
  const { findStayPlaces } = await loadStayPlaces();
  const { data, isMended } = await findStayPlaces(term, language);
  return { matches: data, searched: isMended ? data[0]?.name : undefined };
};
