import { useNavigate } from '@alisio/platform/sdk/router';
import { emit } from '@alisio/platform/sdk/state';
import { HOTEL, type HotelQuery, type StayPlace, stayHref } from '@alisio/shared-contracts/hotels';
import { queryOfForm, type StayForm } from './stay-form.ts';
import { RECENT_PLACES, staySearch } from './stay-search-store.ts';
import { keepDraft } from './use-stay-draft.ts';

const isSame = (one: StayPlace, other: StayPlace) => one.kind === other.kind && one.id === other.id;

/** Keeps the form, tells of the search and goes to the results, or where its page says that such a search leads. */
export function useStartStaySearch(
  hrefOf: (query: HotelQuery) => string = stayHref,
): (form: StayForm) => void {
  const navigate = useNavigate();
  return (form) => {
    const { destination } = form;
    const href = hrefOf(queryOfForm(form));
    keepDraft(form);
    staySearch.set((state) => ({
      ...state,
      previousRequestParameter: href,
      recentPlaces: destination
        ? [destination, ...state.recentPlaces.filter((old) => !isSame(old, destination))].slice(
            0,
            RECENT_PLACES,
          )
        : state.recentPlaces,
    }));
    emit('shop:searched', { product: HOTEL });
    navigate(href);
  };
}
