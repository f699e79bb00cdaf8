import { type CartItem, startCart } from '@alisio/shared-contracts/checkout-stores';
import { bookingPagesOf } from '@alisio/shared-contracts/routes';
import { painted } from '@alisio/shared-ui/late-part';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../router/index.ts';
import { emit } from '../state/index.ts';

interface Kind {
  kind: string;
}

/** What an answer tells that is no trouble. */
type Confirmed<Answer> = Exclude<Answer, Kind>;
/** What keeps a choice from the checkout has a `kind`. */
type Trouble<Answer> = Extract<Answer, Kind>;

export interface ReserveOptions<Answer, Way> {
  /** path and query of the page: where the checkout leads back to. When it is another one, the choice is forgotten */
  occasion: string;
  /** what is chosen now, at its price of now, or what keeps it from the checkout; nothing while the choice is not whole */
  confirm: ((signal: AbortSignal, way: Way) => Promise<Answer>) | undefined;
  itemsOf: (confirmed: Confirmed<Answer>) => readonly CartItem[];
  /** told before the way to the checkout */
  onLeave: () => void;
}

const isTrouble = <Answer extends object>(answer: Answer): answer is Trouble<Answer> => 'kind' in answer;
const isConfirmed = <Answer extends object>(answer: Answer): answer is Confirmed<Answer> =>
  !('kind' in answer);

/**
 * Whether another address was asked for than the one whose page shows: the browser's is the next one's at once. Never
 * where the router is not over the browser's history. It is told by both addresses: shells of before have no word for it.
 */
function useOnItsWay(): () => boolean {
  const { pathname, search } = useLocation();
  const agreed = useRef(false);
  const isBrowsers = () => window.location.pathname + window.location.search === pathname + search;
  useEffect(() => {
    agreed.current ||= isBrowsers();
  });
  return () => agreed.current && !isBrowsers();
}

/**
 * Confirms what a page has chosen at its price of now, puts it into the cart and goes to the checkout. Whoever presses
 * while another choice is on its way to the page means that one: it is confirmed once it stands there.
 *
 * `busy` is the way that was pressed, until the page stands that it leads to.
 */
export function useReserve<Answer extends object, Way = 'all'>(options: ReserveOptions<Answer, Way>) {
  const { occasion, itemsOf, onLeave } = options;
  const navigate = useNavigate();
  const isOnItsWay = useOnItsWay();
  const [busy, setBusy] = useState<Way>();
  const [trouble, setTrouble] = useState<Trouble<Answer>>();
  const asking = useRef<AbortController>(undefined);
  const waiting = useRef<{ way: Way }>(undefined);

  useEffect(() => {
    void occasion;
    return () => {
      asking.current?.abort();
      setBusy(undefined);
      setTrouble(undefined);
    };
  }, [occasion]);

  const accept = (confirmed: Confirmed<Answer>) => {
    const items = itemsOf(confirmed);
    startCart(...items);
    for (const { product } of items) emit('shop:offer-selected', { product });
    onLeave();
    void navigate(bookingPagesOf(items).summary);
  };

  const reserve = async (way: Way) => {
    asking.current?.abort();
    const own = new AbortController();
    asking.current = own;
    setTrouble(undefined);
    if (isOnItsWay()) {
      waiting.current = { way };
      return setBusy(() => way);
    }
    const { confirm } = options;
    if (!confirm) return setBusy(undefined);
    setBusy(() => way);
    await painted();
    if (own.signal.aborted) return;
    const answer = await confirm(own.signal, way);
    if (own.signal.aborted) return;
    if (isTrouble(answer)) {
      setBusy(undefined);
      return setTrouble(answer);
    }
    // Who goes on finds it busy until the next page stands.
    if (isConfirmed(answer)) accept(answer);
  };

  // After each change of the page: the address that was on its way stands now.
  useEffect(() => {
    const { current: pressed } = waiting;
    if (!pressed || isOnItsWay()) return;
    waiting.current = undefined;
    void reserve(pressed.way);
  });

  return { reserve, accept, busy, trouble, dismiss: () => setTrouble(undefined) };
}
