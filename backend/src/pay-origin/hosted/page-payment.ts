import type { CardBrand } from '@alisio/shared-contracts/rules';
import type { ChargeRecord } from '../../payments/sandbox-protocol.ts';
import type { CardVault } from '../card-vault.ts';
import type { Ledger } from '../ledger.ts';
import type { Page } from '../page-book.ts';
import { outcomeOfCard } from '../test-cards.ts';

/** The code that stands for "it is me" in a challenge of the sandbox. */
export const CHALLENGE_CODE = '123456';
const CHALLENGE_TRIES = 3;
const MOST_CHALLENGES = 20_000;

/** Where the visitor goes on after a step: to the challenge of their bank, or back to the shop. */
export type NextStep = 'challenge' | 'decided' | 'pending';

export interface PagePayments {
  /** what came of the payment so far; one whose time is over is called off by being looked at */
  outcome: (page: Page) => ChargeRecord | undefined;
  /** UTC, ISO 8601: until when it can be paid */
  until: (page: Page) => string;
  settle: (
    page: Page,
    status: 'approved' | 'voided' | { declined: NonNullable<ChargeRecord['reason']> },
  ) => void;
  /** Pays with a card that passes the rules; its digits go no farther than this. */
  payByCard: (page: Page, card: { digits: string; brand: CardBrand }) => NextStep;
  /** the challenge that the page's card waits for, and whether the code before was another */
  challengeOf: (page: Page) => { isWrong: boolean } | undefined;
  /** @returns whether the answer ended the challenge, right or the last wrong one */
  answerChallenge: (page: Page, code: string) => boolean;
}

interface Challenge {
  /** of the vault, where the card waits */
  token: string;
  tries: number;
  /** what was typed since the card was sent */
  isWrong: boolean;
}

/** What happens to the payment of a page. The ledger takes the first outcome of a key for good, whoever brings it. */
export function pagePayments({
  ledger,
  vault,
  clock,
}: {
  ledger: Ledger;
  vault: CardVault;
  clock: () => number;
}): PagePayments {
  const challenges = new Map<string, Challenge>();
  const now = () => new Date(clock()).toISOString();
  const until = ({ voucher, until: end, voucherUntil }: Page) =>
    voucher === undefined ? end : (voucherUntil ?? end);

  const settle: PagePayments['settle'] = ({ key, amount, currency }, status) => {
    const record = { key, amount, currency };
    ledger.settle(
      typeof status === 'string'
        ? { ...record, status }
        : { ...record, status: 'declined', reason: status.declined },
      now(),
    );
  };

  function charge(page: Page, digits: string): NextStep {
    const { declined, silent, decidesAfterMs, notices } = outcomeOfCard(digits);
    if (notices) ledger.pages.notify(page.key, notices);
    if (silent) return 'pending';
    const decide = () => settle(page, declined ? { declined } : 'approved');
    if (decidesAfterMs !== undefined) {
      setTimeout(() => ledger.isOpen() && decide(), decidesAfterMs).unref();
      return 'pending';
    }
    decide();
    return 'decided';
  }

  return {
    until,
    settle,
    outcome: (page) => {
      const known = ledger.find(page.key);
      if (known || Date.parse(until(page)) > clock()) return known;
      settle(page, 'voided');
      return ledger.find(page.key);
    },
    payByCard: (page, { digits, brand }) => {
      ledger.pages.choose(page.key, { means: 'card', card: { brand, last4: digits.slice(-4) } });
      if (!outcomeOfCard(digits).challenge) return charge(page, digits);
      // A flood of challenges must not fill the memory.
      if (challenges.size >= MOST_CHALLENGES) challenges.clear();
      // The tries are the page's: sending a card again gives nobody more of them.
      const tries = challenges.get(page.key)?.tries ?? 0;
      challenges.set(page.key, { token: vault.keep({ digits, brand }), tries, isWrong: false });
      return 'challenge';
    },
    challengeOf: ({ key }) => challenges.get(key),
    answerChallenge: (page, code) => {
      const challenge = challenges.get(page.key);
      if (!challenge) return true;
      challenge.tries += 1;
      const isRight = code === CHALLENGE_CODE;
      challenge.isWrong = !isRight;
      if (!isRight && challenge.tries < CHALLENGE_TRIES) return false;
      challenges.delete(page.key);
      // Its card may have been forgotten meanwhile: then nobody can be charged.
      const charged = vault.spend(challenge.token, (digits) => (isRight ? charge(page, digits) : undefined));
      if (charged === undefined) settle(page, { declined: 'card-declined' });
      return true;
    },
  };
}
