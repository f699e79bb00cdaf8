import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { ACTIVITY, type ActivityQuery, activityResultsHref } from '@alisio/shared-contracts/activities';
import type { Place } from '@alisio/shared-contracts/places';
import { type ActivityForm, queryOfForm } from './activity-form.ts';
import { activitySearch, RECENT_PLACES } from './activity-search-store.ts';
import { keepDraft } from './use-activity-draft.ts';

const isSame = (one: Place, other: Place) => one.kind === other.kind && one.id === other.id;

/** Keeps the form, tells of the search and goes to the results, or where its page says that such a search leads. */
export function useStartActivitySearch(
  hrefOf: (query: ActivityQuery) => string = activityResultsHref,
): (form: ActivityForm) => void {
  const navigate = useNavigate();
  return (form) => {
    const { place } = form;
    keepDraft(form);
    if (place)
      activitySearch.set((state) => ({
        ...state,
        recentPlaces: [place, ...state.recentPlaces.filter((old) => !isSame(old, place))].slice(
          0,
          RECENT_PLACES,
        ),
      }));
    emit('shop:searched', { product: ACTIVITY });
    void navigate(hrefOf(queryOfForm(form)));
  };
}
