import type { HostedPages, PageOrder, PageState } from '../src/payments/index.ts';
import { isSignedNotice, SIGNATURE_HEADER } from '../src/payments/notice-signature.ts';

/** Pages of a provider whose visitors do what a test says. */
export interface LedgerPages extends HostedPages {
  /** what visitors do with the next pages that are opened: until it is told again, nothing */
  become: (key: string, state: PageState) => void;
  /** whether it answers at all */
  answers: (does: boolean) => void;
  /** in the order in which they were opened */
  opened: () => PageOrder[];
  /** keys of what was given back */
  refunded: () => string[];
}

/** What notices are signed with in tests. */
export const NOTICE_SECRET = Buffer.from('of the tests');

export function ledgerPages(): LedgerPages {
  const orders = new Map<string, PageOrder>();
  const ends = new Map<string, PageState>();
  const refunds = new Set<string>();
  let answers = true;
  const stateOf = (key: string): PageState => {
    const order = orders.get(key);
    return ends.get(key) ?? (order ? { kind: 'open', until: order.until } : { kind: 'voided' });
  };
  const told = (state: PageState): PageState => (answers ? state : { kind: 'unknown' });
  return {
    become: (key, state) => {
      // What is over stays as it is, as with any provider.
      const before = ends.get(key);
      if (!before || before.kind === 'open') ends.set(key, state);
    },
    answers: (does) => {
      answers = does;
    },
    opened: () => [...orders.values()],
    refunded: () => [...refunds],
    open: async (order) => {
      if (!answers) return { kind: 'unknown' };
      if (!orders.has(order.key)) orders.set(order.key, order);
      return { kind: 'opened', url: `https://pay.test/pay/${order.key}` };
    },
    lookUp: async ({ key }) => told(stateOf(key)),
    close: async ({ key }) => {
      if (!answers) return { kind: 'unknown' };
      const state = stateOf(key);
      if (state.kind === 'open') ends.set(key, { kind: 'voided' });
      return stateOf(key);
    },
    refund: async ({ key }) => {
      if (stateOf(key).kind === 'approved' && answers) refunds.add(key);
      return refunds.has(key) ? 'refunded' : 'unknown';
    },
    readNotice: (header, body, now) =>
      isSignedNotice(NOTICE_SECRET, header(SIGNATURE_HEADER), body, now)
        ? JSON.parse(body.toString())
        : undefined,
  };
}
