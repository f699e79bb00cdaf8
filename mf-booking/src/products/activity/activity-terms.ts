import type { ActivityInCart } from '@alisio/shared-contracts/activities';
import type { Cancellation } from '../../price/terms.ts';
import type { Wording } from '../product.ts';

type Terms = Pick<ActivityInCart, 'cancellationPolicies' | 'startsAt'>;

/** What becomes of the money, in steps: the first begins with the booking. `keeps`: integer minor units. */
export interface ActivityStep {
  /** by the clock of its place */
  from?: string | undefined;
  keeps: number;
}

/** What is kept when it is given back, from when on; nothing is kept before the first policy that has a date. */
export function activitySteps({ cancellationPolicies: policies }: Terms): ActivityStep[] {
  const steps = policies.map(({ dateFrom, amount }) => ({ from: dateFrom, keeps: amount }));
  return steps[0] && steps[0].from === undefined ? steps : [{ keeps: 0 }, ...steps];
}

/** Whether all of it can be given back for nothing yet. */
export const isFreeActivity = (activity: Terms): boolean => activitySteps(activity)[0]?.keeps === 0;

/** In a sentence. @param paid what it costs, integer minor units */
export function activityCancellation(
  activity: Terms,
  { amount: paid, currency }: { amount: number; currency: string },
  { t, formats, money }: Wording,
): Cancellation {
  const [now, next] = activitySteps(activity);
  const moment = (at: string) => `${formats.day(at)}, ${formats.time(at)}`;
  const keeps = now?.keeps ?? 0;
  if (keeps >= paid) return { kind: 'none', text: t('activity.cancel.none') };
  if (keeps > 0) {
    const price = money(keeps, currency);
    const text = next?.from
      ? t('activity.cancel.feeUntil', { price, moment: moment(next.from) })
      : t('activity.cancel.fee', { price });
    return { kind: 'fee', text };
  }
  const until = next?.from ?? activity.startsAt;
  const free = t('activity.cancel.freeUntil', { moment: moment(until) });
  const isPart = next !== undefined && next.keeps < paid;
  return {
    kind: 'free',
    isHere: true,
    text: isPart ? `${free} ${t('activity.cancel.then', { price: money(next.keeps, currency) })}` : free,
  };
}
