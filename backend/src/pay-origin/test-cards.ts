import type { DeclineReason } from '@alisio/shared-contracts/payments';
import type { HowNoticesGo } from './books/index.ts';

export interface TestOutcome {
  /** approved when absent */
  declined?: DeclineReason;
  /** milliseconds that the answer comes late; the charge is written down before */
  lateMs?: number;
  /** nothing is charged, and no answer comes */
  silent?: true;
  /** the bank asks on the provider's page whether it is the holder; fields in another page cannot show that */
  challenge?: true;
  /** milliseconds until the bank decides, on the provider's page: meanwhile the payment is pending */
  decidesAfterMs?: number;
  /** how the notices of its payment go, on the provider's page */
  notices?: HowNoticesGo;
}

/** Longer than anybody waits: the card is charged and the answer as good as lost. */
export const TOO_LATE_MS = 60_000;

/** What each test card comes to. The numbers are the ones that card schemes and sandboxes publish for tests. */
const OUTCOMES: Record<string, TestOutcome> = {
  '4242424242424242': {},
  '5555555555554444': {},
  '378282246310005': {},
  '30569309025904': {},
  '6011111111111117': {},
  '3530111333300000': {},
  '6200000000000005': {},
  '6759649826438453': {},
  '5019717010103742': {},
  '6007220000000004': {},
  '4000000000000002': { declined: 'card-declined' },
  '4000000000009995': { declined: 'insufficient-funds' },
  '4000000000000069': { declined: 'card-expired' },
  '4000000000000127': { declined: 'cvc-wrong' },
  '4000000000000408': { lateMs: TOO_LATE_MS },
  '4000000000000416': { silent: true },
  '4000000000000424': { decidesAfterMs: 20_000 },
  '4000000000000432': { notices: 'twice' },
  '4000000000000440': { notices: 'late' },
  '4000000000000457': { notices: 'shuffled' },
  '4000000000000465': { notices: 'never' },
  '4000000000003220': { challenge: true },
};

/** A sandbox charges test cards only: somebody's real card is turned down. */
export const outcomeOfCard = (digits: string): TestOutcome =>
  OUTCOMES[digits] ?? { declined: 'do-not-honor' };
