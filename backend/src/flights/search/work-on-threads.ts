import type { Workers } from '../../threads/index.ts';
import type { SupplierContext } from '../flight-supplier.ts';
import { NoneAnswered } from './ask-suppliers.ts';
import { joinedSlices, slicesOf } from './calendar-slices.ts';
import { LOWEST_TOTALS, type NoAnswer, RESEAL, SEARCH, UNPACK } from './flight-work.ts';
import type { SearchWork } from './search-work.ts';

function made<Made extends object>(answer: Made | NoAnswer): Made {
  if ('noneOf' in answer) throw new NoneAnswered(answer.reason, answer.noneOf);
  return answer;
}

/** The work of flights on threads that are shared with others. New seals of what is kept go first: they take a moment. */
export const workOnThreads = (workers: Workers, seatSales: SupplierContext['seatSales']): SearchWork => ({
  search: async (about, signal, tell) =>
    made(await workers.ask(SEARCH, about, { signal, hear: seatSales, ...(tell ? { tell } : {}) })),
  reseal: (about, signal) => workers.ask(RESEAL, about, { signal, isFirst: true }),
  unpack: (about, signal) => workers.ask(UNPACK, about, { signal }),
  lowestTotals: async (about, signal) => {
    const slices = slicesOf(about.payload);
    const parts = slices.map(async (payload) =>
      made(await workers.ask(LOWEST_TOTALS, { ...about, payload }, { signal, hear: seatSales })),
    );
    return joinedSlices(slices, await Promise.all(parts));
  },
});
