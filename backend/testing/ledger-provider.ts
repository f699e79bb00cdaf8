import type { ChargeOutcome, PaymentProvider } from '../src/payments/index.ts';

/** A provider whose answers a test decides, with a ledger to count in. */
export interface LedgerProvider extends PaymentProvider {
  /** what the next new charges come to; `lost` charges the card, and the answer never arrives */
  next: (outcome: ChargeOutcome | { kind: 'lost' }) => void;
  approvedCharges: () => number;
  /** holds every charge until the returned function is called */
  hold: () => () => void;
}

export function ledgerProvider(): LedgerProvider {
  const ledger = new Map<string, ChargeOutcome>();
  let answer: ChargeOutcome | { kind: 'lost' } = { kind: 'approved' };
  let gate: Promise<void> = Promise.resolve();

  return {
    next: (outcome) => {
      answer = outcome;
    },
    approvedCharges: () => [...ledger.values()].filter(({ kind }) => kind === 'approved').length,
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
    charge: async ({ key }) => {
      const known = ledger.get(key);
      if (known) return known;
      const outcome = answer;
      if (outcome.kind !== 'unknown')
        ledger.set(key, outcome.kind === 'lost' ? { kind: 'approved' } : outcome);
      await gate;
      return outcome.kind === 'lost' ? { kind: 'unknown' } : outcome;
    },
    lookUp: async (key) => ledger.get(key) ?? { kind: 'unknown' },
    resolve: async (key) => {
      const known = ledger.get(key) ?? { kind: 'voided' };
      ledger.set(key, known);
      return known;
    },
  };
}
