import { z } from '../zod/index.ts';

const count = z.int().check(z.nonnegative());

/** How far the suppliers of a search or a calendar have come, by name. */
export const supplierState = z.strictObject({
  /** how many were asked */
  asked: count,
  /** who has not answered yet */
  awaited: z.array(z.string()),
  /** who failed, or did not answer in time */
  missing: z.array(z.string()),
});
export type SupplierState = z.infer<typeof supplierState>;

/** What came of one supplier's searches and calendars; times in milliseconds, of those too that did not answer. */
export const supplierCount = z.strictObject({
  supplier: z.string(),
  answered: count,
  /** gave no answer within its limit */
  late: count,
  failed: count,
  /** answered what nobody may sell */
  unusable: count,
  totalMs: count,
  slowestMs: count,
});
export type SupplierCount = z.infer<typeof supplierCount>;
