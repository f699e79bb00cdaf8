import { type AttemptLimit, DAY_MS, MINUTE_MS } from '../limits/index.ts';

/** Failed look-ups: of an address in fifteen minutes, and of a reference in a day from all together. */
export interface LookUpLimits {
  lookUpsPerAddress: number;
  lookUpsPerReference: number;
}

/** A look-up that finds its booking is no try, and is given back by then. */
const SETTLED_WITHIN_MS = 5000;

/** One network has at most this part of a reference's, and as much is kept for networks that its booking is known from. */
const SHARE = 1 / 4;

export interface LookUp {
  /** IPv4 address, IPv6 network */
  network: string;
  /** in its one spelling */
  reference: string;
  /** whether the booking of the reference was paid, or found before, from this network */
  isKnown: boolean;
}

/**
 * What a failed look-up is counted on. A stranger who knows a reference, from however many networks, leaves a part of
 * the day's tries to the networks that its booking is known from, and alone takes no more than a share.
 */
export function limitsOf(
  { lookUpsPerAddress, lookUpsPerReference }: LookUpLimits,
  { network, reference, isKnown }: LookUp,
): AttemptLimit[] {
  const share = Math.ceil(lookUpsPerReference * SHARE);
  // Who opens a booking in six tabs at once waits for those that are under way, and not for a day.
  const ofReference = { withinMs: DAY_MS, settledWithinMs: SETTLED_WITHIN_MS };
  return [
    { key: ['look-up', network], most: lookUpsPerAddress, withinMs: 15 * MINUTE_MS },
    { key: ['look-up-of-network', reference, network], most: share, ...ofReference },
    isKnown
      ? { key: ['look-up-of-known', reference], most: share, ...ofReference }
      : { key: ['look-up-of', reference], most: lookUpsPerReference - share, ...ofReference },
  ];
}
