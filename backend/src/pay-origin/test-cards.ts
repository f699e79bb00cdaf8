import type { DeclineReason } from '@alisio/shared-contracts/payments';

export interface TestOutcome {
  /** approved when absent */
  declined?: DeclineReason;
  /** milliseconds that the answer comes late; the charge is written down before */
  lateMs?: number;
}

/** Longer than anybody waits: the card is charged and the answer as good as lost. */
const TOO_LATE_MS = 60_000;

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
};

/** A sandbox charges test cards only: somebody's real card is turned down. */
export const outcomeOfCard = (digits: string): TestOutcome =>
  OUTCOMES[digits] ?? { declined: 'do-not-honor' };
