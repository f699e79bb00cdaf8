import type { CardFace, Charge, ChargeOutcome, PaymentProvider } from '../src/payments/index.ts';
import { type LedgerPages, ledgerPages } from './ledger-pages.ts';

/** A provider whose answers a test decides, with a ledger to count in. */
export interface LedgerProvider extends PaymentProvider {
  /** what the next new charges come to; `lost` charges the card, and the answer never arrives */
  next: (outcome: ChargeOutcome | { kind: 'lost' }) => void;
  /** approved ones, those too that were given back */
  approvedCharges: () => number;
  /** of approved ones */
  approvedKeys: () => string[];
  /** keys of what was given back */
  refunded: () => string[];
  /** from now on no refund is answered, until it is told again; what is asked for happens all the same */
  losesRefunds: (loses: boolean) => void;
  /** what it says of a card; of others that they are a Visa card ending in 4242 */
  knows: (cardToken: string, face: CardFace | 'gone' | 'unknown') => void;
  /** what was asked for under a key */
  chargeOf: (key: string) => Charge | undefined;
  hosted: LedgerPages;
  /** holds every charge until the returned function is called */
  hold: () => () => void;
}

export function ledgerProvider(): LedgerProvider {
  const ledger = new Map<string, ChargeOutcome>();
  let answer: ChargeOutcome | { kind: 'lost' } = { kind: 'approved' };
  const faces = new Map<string, CardFace | 'gone' | 'unknown'>();
  const asked = new Map<string, Charge>();
  const refunds = new Set<string>();
  let losesRefunds = false;
  let gate: Promise<void> = Promise.resolve();

  const approvedKeys = () => [...ledger].flatMap(([key, { kind }]) => (kind === 'approved' ? [key] : []));

  return {
    hosted: ledgerPages(),
    next: (outcome) => {
      answer = outcome;
    },
    approvedKeys,
    approvedCharges: () => approvedKeys().length,
    refunded: () => [...refunds],
    losesRefunds: (loses) => {
      losesRefunds = loses;
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    chargeOf: (key) => asked.get(key),
    describe: async (cardToken) => faces.get(cardToken) ?? { brand: 'visa', last4: '4242' },
    knows: (cardToken, face) => {
      faces.set(cardToken, face);
    },
    charge: async (charge) => {
      const { key } = charge;
      asked.set(key, charge);
      const known = ledger.get(key);
      if (known) return known;
      const outcome = answer;
      if (outcome.kind !== 'unknown')
        ledger.set(key, outcome.kind === 'lost' ? { kind: 'approved' } : outcome);
      await gate;
      return outcome.kind === 'lost' ? { kind: 'unknown' } : outcome;
    },
    lookUp: async (key) => ledger.get(key) ?? { kind: 'unknown' },
    refund: async (key) => {
      if (ledger.get(key)?.kind === 'approved') refunds.add(key);
      return refunds.has(key) && !losesRefunds ? 'refunded' : 'unknown';
    },
    resolve: async (key) => {
      const known = ledger.get(key) ?? { kind: 'voided' };
      ledger.set(key, known);
      return known;
    },
  };
}
