import { cardBrandName } from '../orders/billing.ts';
import { languageCode } from '../values/index.ts';
import { z } from '../zod/index.ts';

/** Why a card was declined, as the provider says and the page translates. */
export const DECLINE_REASONS = [
  'card-declined',
  'insufficient-funds',
  'card-expired',
  'cvc-wrong',
  'do-not-honor',
] as const;
/** Reasons that came later: checkouts of before, which keep a reason, do not know them. */
export const LATER_DECLINE_REASONS = ['bank-refused', 'challenge-required'] as const;
export type DeclineReason = (typeof DECLINE_REASONS | typeof LATER_DECLINE_REASONS)[number];

export const cardFieldName = z.enum(['cardNumber', 'cardName', 'cardExpiry', 'cardCvv']);
export type CardFieldName = z.infer<typeof cardFieldName>;

/**
 * Which question an answer answers: one that is still on its way must not decide a later question. The page gives one,
 * and the frame says it again; a frame and a page of before do without.
 */
const questionId = z.optional(z.string().check(z.maxLength(40)));

/** What the checkout page says to the card frame. Card data never crosses this border. */
export const toCardFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('pay:configure'),
    language: languageCode,
    theme: z.enum(['light', 'dark']),
  }),
  /** show every error, and tell the state again */
  z.strictObject({ type: z.literal('pay:validate'), id: questionId }),
  z.strictObject({ type: z.literal('pay:focus'), field: cardFieldName }),
  /** tokenise now rather than after the second of §4 */
  z.strictObject({ type: z.literal('pay:flush'), id: questionId }),
]);
export type ToCardFrame = z.infer<typeof toCardFrame>;

/** What the card frame says to the checkout page. */
export const fromCardFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pay:ready') }),
  /** CSS pixels */
  z.strictObject({ type: z.literal('pay:resized'), height: z.int() }),
  z.strictObject({
    type: z.literal('pay:state'),
    valid: z.boolean(),
    invalid: z.array(cardFieldName),
    id: questionId,
  }),
  z.strictObject({
    type: z.literal('pay:token'),
    token: z.string(),
    brand: cardBrandName,
    last4: z.string(),
    cardName: z.string(),
    id: questionId,
  }),
  /** the card changed: the last token is void */
  z.strictObject({ type: z.literal('pay:cleared') }),
  z.strictObject({ type: z.literal('pay:failed'), id: questionId }),
]);
export type FromCardFrame = z.infer<typeof fromCardFrame>;

/** Address of the card frame. `parent`: origin of the page that embeds it. */
export function cardFrameUrl(payOrigin: string, parent: string, language: string, theme: string): string {
  return `${payOrigin}/card-fields?${new URLSearchParams({ parent, language, theme })}`;
}
