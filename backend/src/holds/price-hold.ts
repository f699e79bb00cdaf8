const MINUTE = 60_000;

/** On the results a price is shown; once it was confirmed, it is chosen. */
export type HoldKind = 'shown' | 'chosen';

/** §9: a price holds 15 minutes on the results and 8 on the summary. In milliseconds. */
export const HOLD_MS: Record<HoldKind, number> = { shown: 15 * MINUTE, chosen: 8 * MINUTE };

/** Until when a price holds that is told now, UTC milliseconds: as its seal counts, in whole seconds. */
export const heldFrom = (now: number, kind: HoldKind): number =>
  Math.floor(now / 1000) * 1000 + HOLD_MS[kind];

/** A page counts by the end of the second that an answer's `Date` names: its clock is up to so much ahead. */
const PAGE_AHEAD_MS = 1500;

/** A price that was told before: until when it holds (UTC milliseconds), nothing where this site has not told it. */
export interface ToldPrice {
  kind: HoldKind | undefined;
  heldUntil: number | undefined;
}

/**
 * Whether a price that was told holds still for who asks for it as `wanted`. Who chooses again at the end by a page's
 * clock is not told that it goes on for a second, and then nothing.
 * @param now UTC milliseconds
 */
export const stillHolds = ({ kind, heldUntil = 0 }: ToldPrice, wanted: HoldKind, now: number): boolean =>
  now + (wanted === 'chosen' && kind === 'chosen' ? PAGE_AHEAD_MS : 0) < heldUntil;
