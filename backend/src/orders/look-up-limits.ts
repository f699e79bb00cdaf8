import { type Attempts, countAttempts, HOUR_MS } from '../limits/index.ts';

/**
 * Failed look-ups of a reference in an hour: from one network, and more from all together, so that who knows a
 * reference does not shut out whose it is.
 * @returns the tries of a network, by reference
 */
export function lookUpLimits(
  limits: { lookUpsPerReference: number; lookUpsPerReferenceInAll: number },
  clock: () => Date,
): (network: string) => Attempts {
  const counted = (most: number) => countAttempts({ most, windowMs: HOUR_MS, now: () => clock().getTime() });
  const ofNetwork = counted(limits.lookUpsPerReference);
  const inAll = counted(limits.lookUpsPerReferenceInAll);
  return (network) => ({
    take: (reference) => {
      const one = ofNetwork.take(JSON.stringify([reference, network]));
      if (!one) return undefined;
      const all = inAll.take(reference);
      const giveBack = () => {
        one();
        all?.();
      };
      if (all) return giveBack;
      giveBack();
      return undefined;
    },
  });
}
