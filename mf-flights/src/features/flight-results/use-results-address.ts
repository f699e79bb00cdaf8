import { useListAddress } from '@alisio/platform/sdk/lists';
import { useLocation, useNavigate, useSearchParams } from '@alisio/platform/sdk/router';
import { SORTS, type Sort } from '../../offers/flight-choices.ts';

export type ResultsAddress = ReturnType<typeof useResultsAddress>;

/** The entry of the history that a press on a card has made: to close its sheet is to go back. */
const OPENED = { sheet: true };
const isOpened = (state: unknown) =>
  typeof state === 'object' && state !== null && 'sheet' in state && state.sheet === true;

/** The choices on the page live in the address: order, page, the flight that is looked at, and the way out once it is chosen. */
export function useResultsAddress() {
  const list = useListAddress(SORTS);
  const { read } = list;
  const { state, pathname, search } = useLocation();
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const opened = isOpened(state);
  const counts = read('bag') === '1';
  const without = (...names: string[]) => {
    const words = new URLSearchParams(search);
    for (const name of names) words.delete(name);
    return words;
  };
  const withWords = (changes: Readonly<Record<string, string | null>>) => {
    const words = without('flight', ...Object.keys(changes));
    for (const [name, value] of Object.entries(changes)) if (value !== null) words.set(name, value);
    return words;
  };
  return {
    ...list,
    /** path and query of the list itself, with no flight open */
    listHref: `${pathname}?${without('flight')}`,
    /** what is asked, whatever of it is looked at */
    question: `${pathname}?${without('flight', 'sort', 'page')}`,
    /** an open flight has an entry of its own: whoever goes on from it takes its place */
    opened,
    flight: read('flight'),
    /** a link names an offer, and what is wrong with it is said of that */
    namesOffer: read('offer') !== null,
    openFlight: (key: string) =>
      setSearch(withWords({ flight: key }), { preventScrollReset: true, state: OPENED }),
    closeFlight: () => {
      if (opened) return void navigate(-1);
      setSearch(without('flight'), { preventScrollReset: true, replace: true });
    },
    hrefOfSort: (sort: Sort) => list.hrefOf({ sort }),
    /** for who runs no script, and so sees no sheet */
    hrefOfOutbound: (key: string) => list.hrefOf({ outbound: key }),
    /** one checked bag of each traveller in every price */
    bag: {
      counts,
      count: (on: boolean) => list.ask({ bag: on ? '1' : null }, { stays: true }),
      otherHref: list.hrefOf({ bag: counts ? null : '1' }),
    },
    outbound: read('outbound'),
    family: read('family'),
    /** @param family the fare that was chosen with it */
    chooseOutbound: (key: string | null, family: string | null = null) =>
      setSearch(withWords({ outbound: key, family, page: null }), {
        replace: opened,
        preventScrollReset: false,
      }),
  };
}
