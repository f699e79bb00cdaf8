import { addDays } from '@alisio/shared-contracts/dates';
import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import type { Outcome } from './ask-suppliers.ts';
import type { MadeTotals } from './search-work.ts';

/** So many days at most are worked out in one go; a month takes a thread as long as a search or two. */
const MOST_DAYS = 31;

/** A calendar as parts of about the same length, which threads work out beside each other: no day knows of another. */
export function slicesOf(payload: FlightCalendarPayload): FlightCalendarPayload[] {
  const each = Math.ceil(payload.days / Math.ceil(payload.days / MOST_DAYS));
  return Array.from({ length: Math.ceil(payload.days / each) }, (_, place) => ({
    ...payload,
    firstDate: addDays(payload.firstDate, place * each),
    days: Math.min(each, payload.days - place * each),
  }));
}

/** A supplier has answered once it has answered all parts, and who is absent from one is absent. */
function joinedOutcomes(parts: readonly MadeTotals[]): Outcome[] {
  const known = new Map<string, Outcome>();
  for (const outcome of parts.flatMap(({ outcomes }) => outcomes)) {
    const { supplier, absence, ms } = outcome;
    const before = known.get(supplier);
    known.set(
      supplier,
      before ? { supplier, absence: before.absence ?? absence, ms: Math.max(before.ms, ms) } : outcome,
    );
  }
  return [...known.values()];
}

/** The parts of a calendar, in order, as one. */
export function joinedSlices(parts: readonly MadeTotals[]): MadeTotals {
  const [first] = parts;
  if (!first) throw new Error('a calendar has at least one day');
  return {
    totals: parts.flatMap(({ totals }) => totals),
    currency: first.currency,
    outcomes: joinedOutcomes(parts),
  };
}
