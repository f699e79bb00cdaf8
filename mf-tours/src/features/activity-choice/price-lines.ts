import {
  type ActivityParty,
  type ActivitySession,
  type PaxAmount,
  type PaxType,
  paxesOf,
} from '@alisio/shared-contracts/activities';

/** What those of one age band pay. */
export interface PriceLine {
  paxType: PaxType;
  count: number;
  /** for one, minor units */
  amount: number;
}

const bandOf = (bands: readonly PaxAmount[], age: number) =>
  bands.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo);

/** Who pays what in a session, band by band, as its list has them; nothing of one that is paid for as a whole. */
export function priceLines({ paxAmounts, groupAmount }: ActivitySession, party: ActivityParty): PriceLine[] {
  if (groupAmount !== undefined) return [];
  const bands = paxesOf(party).flatMap(({ age }) => bandOf(paxAmounts, age) ?? []);
  return paxAmounts.flatMap((band) => {
    const count = bands.filter((one) => one === band).length;
    return count > 0 ? [{ paxType: band.paxType, count, amount: band.amount }] : [];
  });
}

/** What each person pays, so that totals in another currency add up: minor units. */
export function sharesOf(session: ActivitySession, party: ActivityParty): number[] {
  const lines = priceLines(session, party);
  return lines.length === 0
    ? [session.totalAmount]
    : lines.flatMap(({ count, amount }) => Array.from({ length: count }, () => amount));
}
