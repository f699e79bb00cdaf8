import {
  eatersOf,
  isLeisure,
  lengthFactor,
  mealsOf,
  nightPrice,
  type Plan,
  packageFactor,
  type Sleepers,
  type StayPrice,
  type TaxRule,
  taxOf,
} from '../demo/index.ts';
import type { HotelColumns } from './hotel-columns.ts';
import type { TownStay } from './town-stay.ts';

/** Rooms of a hotel that are to be priced. */
export interface PricedRooms {
  /** place of the hotel */
  at: number;
  /** of each searched room a type */
  types: readonly number[];
  /** of each whether much of it is sold; empty where nothing is */
  sought: readonly boolean[];
}

const NO_RULES: readonly TaxRule[] = [];
const NOBODY = { adults: 0, eaters: 0 };

/** Prices of a stay in hotels of columns, as `roomPrice` has them one by one. US cents, all rooms together. */
export class StayRates {
  readonly #columns: HotelColumns;
  readonly #rooms: readonly { adults: number; eaters: number }[];
  readonly #inPackage: boolean;

  /** @param inPackage at the prices that rooms have only with a flight */
  constructor(columns: HotelColumns, rooms: readonly Sleepers[], inPackage: boolean) {
    this.#columns = columns;
    this.#inPackage = inPackage;
    this.#rooms = rooms.map((sleepers) => ({ adults: sleepers.adults, eaters: eatersOf(sleepers) }));
  }

  /** By tax and before tax. */
  price({ at, types, sought }: PricedRooms, plan: Plan, stay: TownStay): StayPrice {
    const taxes = (this.#columns.taxes[at] ?? []).map(() => 0);
    const beforeTax = this.#add(at, types, sought, plan, stay, taxes);
    return { beforeTax, taxes };
  }

  /** With taxes and fees: asked of every hotel, while `price` is asked of those of a page. */
  total(
    at: number,
    types: readonly number[],
    sought: readonly boolean[],
    plan: Plan,
    stay: TownStay,
  ): number {
    return this.#add(at, types, sought, plan, stay, undefined);
  }

  /** @returns what it costs, less the taxes that are added to those of `taxes` */
  #add(
    at: number,
    types: readonly number[],
    sought: readonly boolean[],
    plan: Plan,
    stay: TownStay,
    taxes: number[] | undefined,
  ): number {
    const { hotels, base, taxes: rules } = this.#columns;
    const hotel = hotels[at];
    const own = rules[at] ?? NO_RULES;
    if (!hotel) throw new RangeError('a hotel that is priced is there');
    const length = stay.nights.length;
    const night = isLeisure(hotel.kind) ? stay.leisure : stay.business;
    const cheaper = lengthFactor(length);
    const rate = this.#inPackage ? packageFactor(hotel) : 1;
    const meals = mealsOf(hotel, plan.board);
    let all = 0;
    for (let room = 0; room < this.#rooms.length; room++) {
      const people = this.#rooms[room] ?? NOBODY;
      const type = (base[types[room] ?? 0] ?? 0) * rate;
      const isSought = sought[room] ?? false;
      let sum = 0;
      for (let at = 0; at < length; at++)
        sum += nightPrice(type, plan.factor, night[at] ?? 0, cheaper, meals * people.eaters, isSought);
      all += sum;
      for (let tax = 0; tax < own.length; tax++) {
        const rule = own[tax];
        const amount = rule ? taxOf(rule, sum, length, people.adults) : 0;
        if (taxes) taxes[tax] = (taxes[tax] ?? 0) + amount;
        else all += amount;
      }
    }
    return all;
  }
}

/** What a price comes to, taxes and fees included. US cents. */
export const totalOf = ({ beforeTax, taxes }: StayPrice): number =>
  taxes.reduce((sum, tax) => sum + tax, beforeTax);
