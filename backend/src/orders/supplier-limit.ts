/** Shorter than the pause before the second try: no two of a charge are under way at once. */
const SUPPLIER_MS = 10_000;

/** How long suppliers have for one try of an order's items, together. */
export const supplierLimit = (): AbortSignal => AbortSignal.timeout(SUPPLIER_MS);

/**
 * An answer that is not waited for any longer than a limit. What is late may have happened all the same.
 * @throws the limit's reason when it comes first
 */
export function inTime<T>(limit: AbortSignal, answer: Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  if (limit.aborted) reject(limit.reason);
  limit.addEventListener('abort', () => reject(limit.reason), { once: true });
  return Promise.race([answer, late]);
}
