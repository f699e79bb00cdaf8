import { decode, encode } from '@alisio/shared-contracts/encoding';
import { isoDate, readKept } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

/** A trip that two orders pay, and which of them it is. */
export interface TripRest {
  /** by which both are known */
  number: string;
  /** ISO date: the last day on which the rest can be paid; in the order that left it alone */
  dueOn?: string | undefined;
  /** it paid the rest, and is no trip of its own */
  pays?: true | undefined;
}

/** Beside the trips, whose shape versions of before read strictly: with a field more they would know of none. */
const KEY = 'alisio.trip-rests';
const rests = z.array(
  z.strictObject({
    referenceId: z.string(),
    number: z.string(),
    dueOn: z.optional(isoDate),
    pays: z.optional(z.literal(true)),
  }),
);
type KeptRest = z.infer<typeof rests>[number];

/** Of this device's trips that two orders pay: which part of which each is. */
export function keptRests(): readonly KeptRest[] {
  try {
    const text = window.localStorage.getItem(KEY);
    return (text === null ? undefined : readKept(rests, decode(text))) ?? [];
  } catch {
    return [];
  }
}

/** Keeps these, and none besides. */
export function keepRests(kept: readonly KeptRest[]): void {
  try {
    if (kept.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, encode(kept));
  } catch {
    // Blocked or full: the booking itself tells when it is opened.
  }
}

/** Nothing is left to pay of this one any more, whoever paid it and where. */
export function settleRest(number: string): void {
  const kept = keptRests();
  if (!kept.some((part) => part.number === number && part.dueOn)) return;
  keepRests(kept.map(({ dueOn, ...part }) => (part.number === number || !dueOn ? part : { ...part, dueOn })));
}

interface Part {
  rest?: TripRest | undefined;
  isCancelled?: boolean | undefined;
}

/**
 * The trips alone: an order that paid the rest of one that is here is no trip of its own, and of that nothing is left to pay.
 * Nor is anything to be paid of what was cancelled, or once its day is past (`today`: ISO date).
 */
export function withoutPaidRests<Trip extends Part>(trips: readonly Trip[], today: string): Trip[] {
  const numbers = (pays: boolean) =>
    new Set(trips.flatMap(({ rest }) => (rest && (rest.pays ?? false) === pays ? rest.number : [])));
  const [booked, paid] = [numbers(false), numbers(true)];
  return trips
    .filter(({ rest }) => !rest?.pays || !booked.has(rest.number))
    .map((trip) => {
      const { rest, isCancelled } = trip;
      const isDue = rest?.dueOn !== undefined && rest.dueOn >= today && !paid.has(rest.number);
      return isDue && !isCancelled ? trip : { ...trip, rest: undefined };
    });
}
