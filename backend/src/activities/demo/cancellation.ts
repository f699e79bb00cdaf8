import type { ActivityCancellation, ActivityCancellationPolicy } from '@alisio/shared-contracts/activities';
import type { Way } from './demo-activity.ts';
import type { DemoSession } from './sessions.ts';

const HOUR_MS = 3_600_000;
/** A part refund keeps half until so long before it begins, and then all. */
const PART_HOURS = 48;

/** A moment of a clock, hours later by that clock. `YYYY-MM-DDTHH:mm:ss` */
export const hoursLater = (at: string, hours: number): string =>
  new Date(Date.parse(`${at}Z`) + hours * HOUR_MS).toISOString().slice(0, 19);
const hoursBefore = (at: string, hours: number): string => hoursLater(at, 0 - hours);

/** What becomes of the money, as the contract says it. */
export interface Terms {
  kind: ActivityCancellation;
  /** until when it is given back for nothing, by the clock of its place */
  freeUntil: string | undefined;
}

/** Whether a session can be given back by who buys it now: what is free no longer is not refundable. @param clock of its place */
export function termsOf(way: Way, { startsAt }: Pick<DemoSession, 'startsAt'>, clock: string): Terms {
  if (way.cancellation === 'free-cancellation') {
    const freeUntil = hoursBefore(startsAt, way.freeHours ?? 0);
    return freeUntil > clock
      ? { kind: 'free-cancellation', freeUntil }
      : { kind: 'non-refundable', freeUntil: undefined };
  }
  const isPart = way.cancellation === 'part-refund' && hoursBefore(startsAt, PART_HOURS) > clock;
  return { kind: isPart ? 'part-refund' : 'non-refundable', freeUntil: undefined };
}

/** What is kept of it, and from when on. @param total US cents */
export function policiesOf(
  terms: Terms,
  { startsAt }: Pick<DemoSession, 'startsAt'>,
  total: number,
): ActivityCancellationPolicy[] {
  if (terms.freeUntil !== undefined) return [{ dateFrom: terms.freeUntil, amount: total }];
  if (terms.kind === 'non-refundable') return [{ amount: total }];
  // Half of it in whole dollars, as all prices are.
  return [
    { amount: Math.round(total / 200) * 100 },
    { dateFrom: hoursBefore(startsAt, PART_HOURS), amount: total },
  ];
}
