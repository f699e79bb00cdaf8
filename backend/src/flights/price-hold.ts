/** §4: a price that was shown holds for 15 minutes. In milliseconds. */
export const PRICE_HOLD_MS = 15 * 60 * 1000;

/** Nothing is sold later than this before departure; what was shown in time can still be bought while its price holds. */
export const SALES_CLOSE_MS = 2 * 60 * 60 * 1000;
