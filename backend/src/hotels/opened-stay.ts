import { type ChosenRoom, isParty } from '@alisio/shared-contracts/hotels';
import { type HoldKind, heldFrom, stillHolds } from '../holds/index.ts';
import type { NamedRate } from './rate-key.ts';
import type { OpenedRate } from './rate-seal.ts';

/** A rate as it counts for who asks. */
export interface HeldRate extends NamedRate {
  /** at the price that its key names */
  holds: boolean;
  /** what its key said */
  told: OpenedRate;
}

/** What the keys of a stay say together. */
export interface OpenedStay {
  startDate: string;
  endDate: string;
  /** at the prices that are had only with a flight */
  inPackage: boolean;
  rates: readonly HeldRate[];
  /** this site has told each of these prices */
  wasShown: boolean;
}

/** What of a stay says what kind of price it has: the whole of it in a package, or alone. */
interface AskedStay {
  /** `chosen` where the price is to hold for who buys it */
  kind: HoldKind;
  /** UTC milliseconds */
  now: number;
  /** in a package or alone, whatever the keys say; as they say without it */
  inPackage?: boolean | undefined;
}

/** @returns nothing for keys that are not of one stay */
export function openedStay(
  opened: readonly (OpenedRate | undefined)[],
  { kind, now, inPackage: wanted }: AskedStay,
): OpenedStay | undefined {
  const [first] = opened;
  if (!first) return undefined;
  const { startDate, endDate, inPackage: said } = first.rate;
  const inPackage = wanted ?? said;
  const rates = opened.flatMap((told): HeldRate[] =>
    told
      ? [
          {
            ...told.rate,
            inPackage,
            // Of the other kind of price nothing was told.
            holds: told.rate.inPackage === inPackage && stillHolds(told, kind, now),
            told,
          },
        ]
      : [],
  );
  const isOne =
    rates.length === opened.length &&
    rates.every(
      ({ told: { rate } }) =>
        rate.startDate === startDate && rate.endDate === endDate && rate.inPackage === said,
    ) &&
    // A key says who sleeps there: without a seal of ours whoever wrote it.
    isParty(rates.map(({ guests }) => guests));
  const wasShown = rates.every(({ told }) => told.heldUntil !== undefined);
  return isOne ? { startDate, endDate, inPackage, rates, wasShown } : undefined;
}

export const totalOf = ({ plan }: ChosenRoom): number => plan.convertedRateInfo.amountAfterTax;

/**
 * Rooms at their prices under the keys that they were asked by, where these prices stand: each key whose price stands and
 * still holds is kept with its own end, and one that was chosen is not renewed by choosing it again. Nobody keeps a price
 * by asking for it again and again, nor by another key beside it.
 * @param keys of the rates, in their order
 */
export function underTheirKeys(
  rooms: readonly ChosenRoom[],
  { rates }: OpenedStay,
  keys: readonly string[],
  { kind, now }: AskedStay,
): { rooms: ChosenRoom[]; heldUntil: number } {
  const kept = rooms.map((room, at) => {
    const [key, rate] = [keys[at], rates[at]];
    const keeps = kind === 'shown' || rate?.told.kind === 'chosen';
    const stands = rate?.holds && totalOf(room) === rate.amountAfterTax;
    const { heldUntil } = rate?.told ?? {};
    return keeps && stands && key !== undefined && heldUntil !== undefined
      ? { room: { ...room, plan: { ...room.plan, rateKey: key } }, heldUntil }
      : { room, heldUntil: heldFrom(now, kind) };
  });
  return {
    rooms: kept.map(({ room }) => room),
    heldUntil: Math.min(...kept.map(({ heldUntil }) => heldUntil)),
  };
}
