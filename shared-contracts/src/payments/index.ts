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
  'bank-refused',
  'challenge-required',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const cardFieldName = z.enum(['cardNumber', 'cardName', 'cardExpiry', 'cardCvv']);
export type CardFieldName = z.infer<typeof cardFieldName>;

/** What the checkout page says to the card frame. Card data never crosses this border. */
export const toCardFrame = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('pay:configure'),
    language: languageCode,
    theme: z.enum(['light', 'dark']),
  }),
  /** show every error, and tell the state again */
  z.strictObject({ type: z.literal('pay:validate') }),
  z.strictObject({ type: z.literal('pay:focus'), field: cardFieldName }),
  /** tokenise now rather than after the second of §4 */
  z.strictObject({ type: z.literal('pay:flush') }),
]);
export type ToCardFrame = z.infer<typeof toCardFrame>;

/** What the card frame says to the checkout page. */
export const fromCardFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pay:ready') }),
  /** CSS pixels */
  z.strictObject({ type: z.literal('pay:resized'), height: z.int() }),
  z.strictObject({ type: z.literal('pay:state'), valid: z.boolean(), invalid: z.array(cardFieldName) }),
  z.strictObject({
    type: z.literal('pay:token'),
    token: z.string(),
    brand: cardBrandName,
    last4: z.string(),
    cardName: z.string(),
  }),
  /** the card changed: the last token is void */
  z.strictObject({ type: z.literal('pay:cleared') }),
  z.strictObject({ type: z.literal('pay:failed') }),
]);
export type FromCardFrame = z.infer<typeof fromCardFrame>;

/** Address of the card frame. `parent`: origin of the page that embeds it. */
export function cardFrameUrl(payOrigin: string, parent: string, language: string, theme: string): string {
  return `${payOrigin}/card-fields?${new URLSearchParams({ parent, language, theme })}`;
}
