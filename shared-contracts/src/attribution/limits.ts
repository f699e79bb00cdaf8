/** How long what a landing says of itself may be, in signs (code points). */
export const ATTRIBUTION_LIMITS = { word: 200, referrer: 2000 } as const;
