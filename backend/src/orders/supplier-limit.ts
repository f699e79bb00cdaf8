import { within } from '@alisio/platform/serving';

/** Shorter than the pause before the second try: no two of a charge are under way at once. */
const SUPPLIER_MS = 10_000;

/** How long suppliers have for one try of an order's items, together. */
export const supplierLimit = (): AbortSignal => AbortSignal.timeout(SUPPLIER_MS);

/** Why a limit ends before its time: this process does. What was being asked is asked again after the next start. */
export class ProcessStops extends Error {
  constructor() {
    super('the API stops');
    this.name = 'ProcessStops';
  }
}

export const wasStopped = (limit: AbortSignal): boolean => limit.reason instanceof ProcessStops;

/**
 * An answer that is not waited for any longer than a limit. What is late may have happened all the same.
 * @throws the limit's reason when it comes first
 */
export const inTime = <T>(limit: AbortSignal, answer: Promise<T>): Promise<T> =>
  within(answer, {
    signal: limit,
    late: () => {
      throw limit.reason;
    },
  });
