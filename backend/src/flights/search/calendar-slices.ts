import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import type { CalendarQuestion } from '../flight-supplier.ts';
import type { Outcome } from './ask-suppliers.ts';
import type { MadeTotals } from './search-work.ts';

/** A calendar of more days is two pieces of work; a month takes a thread as long as a search or two. */
const MOST_OF_ONE = 31;
const PARTS = 2;
const WEEK = 7;

/**
 * In which part a day is. Flights go by the week: a thread that is given some of its days finds the ways of these, and
 * leaves those of the others to the other thread.
 */
const partOf = (place: number): number => Math.floor(((place % WEEK) * PARTS) / WEEK);

/** A calendar in parts, which threads work out beside each other: no day knows of another. */
export function slicesOf(payload: FlightCalendarPayload): CalendarQuestion[] {
  if (payload.days <= MOST_OF_ONE) return [payload];
  const all = [...Array(payload.days).keys()];
  return Array.from({ length: PARTS }, (_, part) => ({
    ...payload,
    places: all.filter((place) => partOf(place) === part),
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

/** The parts of a calendar, as they were made of it, as one. */
export function joinedSlices(slices: readonly CalendarQuestion[], parts: readonly MadeTotals[]): MadeTotals {
  const [first] = parts;
  if (!first) throw new Error('a calendar has at least one day');
  const totals: MadeTotals['totals'] = [];
  for (const [index, part] of parts.entries()) {
    const { places = [...part.totals.keys()] } = slices[index] ?? {};
    if (places.length !== part.totals.length) throw new Error('a part of a calendar tells of other days');
    for (const [order, place] of places.entries()) totals[place] = part.totals[order] ?? null;
  }
  return { totals, currency: first.currency, outcomes: joinedOutcomes(parts) };
}
