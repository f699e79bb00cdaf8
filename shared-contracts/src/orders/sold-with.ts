import { distanceKm } from '../rules/distance.ts';
import { isoDate } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { productName } from './item.ts';

/**
 * What an item tells that is sold at its price only together with another one: of which product that is, and what the two
 * have in common. First and last day are those of the stay there, by the place's own clock.
 */
export const soldWith = z.strictObject({
  product: productName,
  startDate: isoDate,
  endDate: isoDate,
  at: z.strictObject({ lat: z.number(), lon: z.number() }),
  /** who is there, of whatever age */
  people: z.int().check(z.positive()),
});
export type SoldWith = z.infer<typeof soldWith>;

/** Who flies to one place and sleeps at another goes there by land: so far at most, kilometres. */
export const SOLD_WITH_KM = 120;

/** An item that tells with what it is sold. */
export interface Paired {
  /** what it is of */
  product: string;
  soldWith: SoldWith;
}

/** Whether two items are of one trip: each sold with the other, for as many people, on the same days, near each other. */
export const isPair = (one: Paired, other: Paired): boolean =>
  one.soldWith.product === other.product &&
  other.soldWith.product === one.product &&
  one.soldWith.startDate === other.soldWith.startDate &&
  one.soldWith.endDate === other.soldWith.endDate &&
  one.soldWith.people === other.soldWith.people &&
  distanceKm(one.soldWith.at, other.soldWith.at) <= SOLD_WITH_KM;
