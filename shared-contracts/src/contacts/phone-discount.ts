/** §1: 25 % off on calls, with the season's extra up to 27 %, whatever is sold by phone. */
export const PHONE_DISCOUNT = { usualPercent: 25, upToPercent: 27 } as const;
