import { z } from '@alisio/shared-contracts/zod';
import type { Secrets } from '../books/index.ts';

/** No longer than a card waits for its charge. */
const LIFETIME_MS = 15 * 60 * 1000;

const wrong = z.optional(z.literal(true));
const sentBack = z.object({
  errors: z.object({ cardNumber: wrong, cardName: wrong, cardExpiry: wrong, cardCvv: wrong }),
  /** as typed */
  cardName: z.string(),
  /** months, as chosen */
  instalments: z.string(),
});
/** What was sent from a page's card form and cannot be charged, as the page says it again. */
export type SentBack = z.infer<typeof sentBack>;
export type CardErrors = SentBack['errors'];

export interface SentBackForms {
  /** `pageId`: of the page's address */
  keep: (pageId: string, form: SentBack) => Promise<void>;
  /** What it says stays the same, however often the page is loaded. */
  of: (pageId: string) => Promise<SentBack | undefined>;
  forget: (pageId: string) => Promise<void>;
}

/**
 * What a page that is loaded after its form was refused says: an answer to the form itself could not be loaded again.
 * Never number, expiry or CVV.
 */
export const sentBackForms = (secrets: Secrets): SentBackForms => ({
  keep: (pageId, form) => secrets.keep('sent-back', pageId, JSON.stringify(form), LIFETIME_MS),
  of: async (pageId) => {
    const text = await secrets.read('sent-back', pageId);
    return text === undefined ? undefined : z.parse(sentBack, JSON.parse(text));
  },
  forget: (pageId) => secrets.forget('sent-back', pageId),
});
