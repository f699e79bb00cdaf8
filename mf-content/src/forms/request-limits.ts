/** Limits of the contracts, in characters. */
export const MOST = { name: 120, email: 254, message: 4000 } as const;
