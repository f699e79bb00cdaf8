import type { CabinKind } from '@alisio/shared-contracts/cruises';
import { chance } from '../../chance/index.ts';

/** From so many days ahead cabins are sold. */
const SOLD_FROM_DAYS = 600;
/** How full a sailing is in the end, of its cabins: what would be sold may be more. */
const IN_THE_END = { least: 0.6, most: 1.06 };
/** By how much a kind of cabin is fuller or emptier than its ship. */
const SPREAD: Record<CabinKind, number> = { inside: 0.16, oceanview: 0.2, balcony: 0.22, suite: 0.34 };

const timeSold = (daysAhead: number): number =>
  Math.max(0, 1 - Math.max(0, daysAhead) / SOLD_FROM_DAYS) ** 0.7;

/** How full a sailing is so many days before it leaves, 0 to 1 and beyond. Never less on a later day. */
export const fullness = (sailing: string, daysAhead: number): number =>
  (IN_THE_END.least + chance(`${sailing} demand`) * (IN_THE_END.most - IN_THE_END.least)) *
  timeSold(daysAhead);

/** Whether all cabins of a kind are sold; once they are, they stay so. */
export function isSoldOut(sailing: string, kind: CabinKind, daysAhead: number): boolean {
  const spread = (chance(`${sailing} ${kind}`) - 0.35) * SPREAD[kind] * timeSold(daysAhead);
  return fullness(sailing, daysAhead) + spread >= 1;
}
