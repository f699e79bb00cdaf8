import type { CabinKind, CruiseCabin, CruiseParty } from '@alisio/shared-contracts/cruises';
import { NOT_SOLD } from '@alisio/shared-contracts/cruises';

/** A cabin that is sold, with its price. */
export type SoldCabin = Extract<CruiseCabin, { cabin: number }>;

export const isSold = (cabin: CruiseCabin): cabin is SoldCabin => cabin.price !== NOT_SOLD;

/** What is chosen on a cruise's page: a cabin, and who sails in it. */
export interface Chosen {
  cabin: SoldCabin;
  party: CruiseParty;
}

/** The cabin that was asked for, else one with a balcony, as lists are ordered by it (§4), else the least that is sold. */
export const chosenCabin = (
  cabins: readonly CruiseCabin[],
  asked: CabinKind | undefined,
): SoldCabin | undefined => {
  const sold = cabins.filter(isSold);
  return sold.find(({ kind }) => kind === asked) ?? sold.find(({ kind }) => kind === 'balcony') ?? sold[0];
};
