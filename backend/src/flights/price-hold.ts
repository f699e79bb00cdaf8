const MINUTE = 60_000;

/** On the results an offer is shown; once it was confirmed, it is chosen. */
export type HoldKind = 'shown' | 'chosen';

/** §9: a price holds 15 minutes on the results and 8 on the summary. In milliseconds. */
export const HOLD_MS: Record<HoldKind, number> = { shown: 15 * MINUTE, chosen: 8 * MINUTE };

/** Nothing is sold later than this before departure; what was shown in time can still be bought while its price holds. */
export const SALES_CLOSE_MS = 2 * 60 * MINUTE;
