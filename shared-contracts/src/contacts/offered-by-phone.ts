import { moneyAmount } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { dictatedCode } from './dictated-code.ts';

/** What was shown to a visitor with a code to dictate, whatever is sold: what an agent sells it by. */
export const offeredByPhone = z.strictObject({
  /** an open name, as a cart's: `flight`, `hotel` … */
  product: z.string(),
  code: dictatedCode,
  /** all that it costs, for everybody */
  web: moneyAmount,
  phone: moneyAmount,
  discountPercent: z.int(),
  /** UTC, ISO 8601: when it was shown last, and until when it is sold at that price */
  offeredAt: z.string(),
  until: z.string(),
  /** what its product says of it: `phoneOffer` of flights, `hotelByPhone` of hotels */
  details: z.record(z.string(), z.unknown()),
});
export type OfferedByPhone = z.infer<typeof offeredByPhone>;
