import type { ActivityCancellation } from '@alisio/shared-contracts/activities';
import { chanceOf } from '../../chance/index.ts';
import type { Way } from './demo-activity.ts';
import type { Template } from './templates/index.ts';

/** What of ten activities are sold how. */
const CANCELLATIONS: readonly ActivityCancellation[] = [
  'free-cancellation',
  'free-cancellation',
  'free-cancellation',
  'free-cancellation',
  'free-cancellation',
  'free-cancellation',
  'free-cancellation',
  'part-refund',
  'non-refundable',
  'non-refundable',
];
/** Until how long before its begin a free cancellation is free, hours: two are the same day. */
const FREE_HOURS = [24, 24, 24, 48, 2, 72] as const;
const PRIVATE_FREE_HOURS = 48;
/** A private one costs as much as so many adults, and takes no more people. */
const PRIVATE_COSTS = 3.4;
const PRIVATE_PEOPLE = 8;

/** The ways in which an activity is sold. @param price an adult's, US cents @param group most people of one session */
export function waysOf(template: Template, hash: number, price: number, group: number): Way[] {
  const cancellation = CANCELLATIONS[(hash >>> 17) % CANCELLATIONS.length] ?? 'non-refundable';
  const freeHours = FREE_HOURS[(hash >>> 21) % FREE_HOURS.length] ?? PRIVATE_FREE_HOURS;
  const shared: Way = {
    code: 'shared',
    people: group,
    cancellation,
    ...(cancellation === 'free-cancellation' ? { freeHours } : {}),
  };
  if (chanceOf(hash ^ 0x5d17) * 10 >= template.privateOf10) return [shared];
  return [
    shared,
    {
      code: 'private',
      groupAmount: Math.round((price * PRIVATE_COSTS) / 100) * 100,
      people: Math.min(PRIVATE_PEOPLE, group),
      cancellation: 'free-cancellation',
      freeHours: PRIVATE_FREE_HOURS,
    },
  ];
}
