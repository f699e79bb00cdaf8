import { randomBytes } from 'node:crypto';
import { paymentMeans } from '@alisio/shared-contracts/orders';
import { z } from '@alisio/shared-contracts/zod';
import { pageOrder } from '../../payments/page-protocol.ts';
import { cardFace } from '../../payments/sandbox-protocol.ts';

const HOW_NOTICES_GO = ['once', 'twice', 'late', 'shuffled', 'never'] as const;
/** How the notices of a payment are sent: as a test of whoever receives them. */
export type HowNoticesGo = (typeof HOW_NOTICES_GO)[number];

const page = z.extend(pageOrder, {
  /** in its address; 192 random bits */
  id: z.string(),
  /** by which a voucher of it is paid elsewhere */
  voucher: z.optional(z.string()),
  means: z.optional(paymentMeans),
  card: z.optional(cardFace),
});
export type Page = z.infer<typeof page>;

export const newPageId = (): string => randomBytes(24).toString('base64url');

/** Ten digits, as till staff type them. */
export const voucherReference = (): string =>
  String(randomBytes(6).readUIntBE(0, 6) % 1e10).padStart(10, '0');

/** A page out of its row: `said` is the order as it was made, `card` what may be shown of one; both JSON text. */
export function pageOf(row: object | undefined): Page | undefined {
  if (!row) return undefined;
  const { id, said, voucher, means, card } = Object(row);
  return z.parse(page, {
    ...JSON.parse(String(said)),
    id,
    ...(voucher === null ? {} : { voucher }),
    ...(means === null ? {} : { means }),
    ...(card === null ? {} : { card: JSON.parse(String(card)) }),
  });
}
