import { z } from '@alisio/shared-contracts/zod';
import type { Secrets } from '../books/index.ts';

export const CHALLENGE_TRIES = 3;
/** Longer than a page can be paid, so that nobody waits for tries of their own. */
const LIFETIME_MS = 60 * 60 * 1000;

const challenge = z.object({
  /** of the vault, where the card waits */
  token: z.string(),
  tries: z.int(),
  /** what was typed since the card was sent */
  isWrong: z.boolean(),
});
export type Challenge = z.infer<typeof challenge>;

const challengeIn = (text: string | undefined): Challenge | undefined =>
  text === undefined ? undefined : z.parse(challenge, JSON.parse(text));

/** What banks ask of visitors on pages, by the page's key. */
export const challengesIn = (secrets: Secrets) => ({
  of: async (key: string) => challengeIn(await secrets.read('challenge', key)),
  /** As `of`, for who changes it: others wait. */
  toChange: async (key: string) => challengeIn(await secrets.readToChange('challenge', key)),
  keep: (key: string, kept: Challenge) => secrets.keep('challenge', key, JSON.stringify(kept), LIFETIME_MS),
  forget: (key: string) => secrets.forget('challenge', key),
});
