/** Nothing is sold later than this before departure; what was shown in time can still be bought while its price holds. */
export const SALES_CLOSE_MS = 2 * 60 * 60_000;
