import type { CardBrand } from '@alisio/shared-contracts/rules';
import type { ChargeRecord } from '../../payments/sandbox-protocol.ts';
import type { Books, Ledger, Page } from '../books/index.ts';
import { cardVault } from '../card-vault.ts';
import { outcomeOfCard } from '../test-cards.ts';
import { CHALLENGE_TRIES, challengesIn } from './challenges.ts';

/** The code that stands for "it is me" in a challenge of the sandbox. */
export const CHALLENGE_CODE = '123456';

/** Where the visitor goes on after a step: to the challenge of their bank, or back to the shop. */
export type NextStep = 'challenge' | 'decided' | 'pending';

type Status = 'approved' | 'voided' | { declined: NonNullable<ChargeRecord['reason']> };

export interface PagePayments {
  /** what came of the payment so far; one whose time is over is called off by being looked at */
  outcome: (page: Page) => Promise<ChargeRecord | undefined>;
  /** UTC, ISO 8601: until when it can be paid */
  until: (page: Page) => string;
  settle: (page: Page, status: Status) => Promise<void>;
  /** Pays with a card that passes the rules; its digits go no farther than this. */
  payByCard: (page: Page, card: { digits: string; brand: CardBrand }) => Promise<NextStep>;
  /** the challenge that the page's card waits for, and whether the code before was another */
  challengeOf: (page: Page) => Promise<{ isWrong: boolean } | undefined>;
  /** @returns whether the answer ended the challenge, right or the last wrong one */
  answerChallenge: (page: Page, code: string) => Promise<boolean>;
}

/** What happens to the payment of a page. The ledger takes the first outcome of a key for good, whoever brings it. */
export function pagePayments({ books, clock }: { books: Books; clock: () => number }): PagePayments {
  const now = () => new Date(clock()).toISOString();
  const until = ({ voucher, until: end, voucherUntil }: Page) =>
    voucher === undefined ? end : (voucherUntil ?? end);

  async function settleIn(
    ledger: Ledger,
    { key, amount, currency }: Page,
    status: Status,
  ): Promise<ChargeRecord> {
    const record = { key, amount, currency };
    return ledger.settle(
      typeof status === 'string'
        ? { ...record, status }
        : { ...record, status: 'declined', reason: status.declined },
      now(),
    );
  }

  async function charge(ledger: Ledger, page: Page, digits: string): Promise<NextStep> {
    const { declined, silent, decidesAfterMs, notices } = outcomeOfCard(digits);
    if (notices) await ledger.pages.notify(page.key, notices);
    if (silent) return 'pending';
    const status: Status = declined ? { declined } : 'approved';
    if (decidesAfterMs !== undefined) {
      // A bank that a kill of this process leaves undecided: the page's time ends it.
      const decide = async () => (await books.isOpen()) && settleIn(books.ledger, page, status);
      setTimeout(() => void decide().catch(() => undefined), decidesAfterMs).unref();
      return 'pending';
    }
    await settleIn(ledger, page, status);
    return 'decided';
  }

  return {
    until,
    settle: async (page, status) => {
      await settleIn(books.ledger, page, status);
    },
    outcome: async (page) => {
      const known = await books.ledger.find(page.key);
      if (known || Date.parse(until(page)) > clock()) return known;
      return settleIn(books.ledger, page, 'voided');
    },
    payByCard: (page, { digits, brand }) =>
      books.atOnce(async ({ ledger, secrets }) => {
        await ledger.pages.choose(page.key, { means: 'card', card: { brand, last4: digits.slice(-4) } });
        if (!outcomeOfCard(digits).challenge) return charge(ledger, page, digits);
        const challenges = challengesIn(secrets);
        // The tries are the page's: sending a card again gives nobody more of them.
        const tries = (await challenges.toChange(page.key))?.tries ?? 0;
        const token = await cardVault(secrets).keep({ digits, brand });
        await challenges.keep(page.key, { token, tries, isWrong: false });
        return 'challenge';
      }),
    challengeOf: ({ key }) => challengesIn(books.secrets).of(key),
    answerChallenge: (page, code) =>
      books.atOnce(async ({ ledger, secrets }) => {
        const challenges = challengesIn(secrets);
        const challenge = await challenges.toChange(page.key);
        if (!challenge) return true;
        const tries = challenge.tries + 1;
        const isRight = code === CHALLENGE_CODE;
        if (!isRight && tries < CHALLENGE_TRIES) {
          await challenges.keep(page.key, { ...challenge, tries, isWrong: true });
          return false;
        }
        await challenges.forget(page.key);
        // Its card may have been forgotten meanwhile: then nobody can be charged.
        const digits = await cardVault(secrets).spend(challenge.token, (typed) => typed);
        if (isRight && digits !== undefined) await charge(ledger, page, digits);
        else await settleIn(ledger, page, { declined: 'card-declined' });
        return true;
      }),
  };
}
