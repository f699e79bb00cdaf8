/** §3: what every fare of a search has to be, where it is asked for. */
export const FARE_FLAGS = ['refundableFare', 'noRestrictionFare', 'noPenaltyFare'] as const;
export type FareFlag = (typeof FARE_FLAGS)[number];
export type FareFlags = { [Flag in FareFlag]?: boolean | undefined };

/** Those that are asked for, and no other: what an address has to say. */
export const askedFares = (flags: FareFlags): FareFlags =>
  Object.fromEntries(FARE_FLAGS.filter((flag) => flags[flag]).map((flag) => [flag, true]));

export const NO_FARE_FLAGS = {
  refundableFare: false,
  noRestrictionFare: false,
  noPenaltyFare: false,
} as const satisfies FareFlags;
