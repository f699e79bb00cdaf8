import { sleepsAll } from '@alisio/shared-contracts/hotels';
import { type NightSales, nightKey, ROOM_MODELS, type Sleepers, takenElsewhere } from '../demo/index.ts';
import type { HotelColumns } from './hotel-columns.ts';
import type { TownStay } from './town-stay.ts';

/** The rooms that a hotel has for a stay: of each searched room a type, the cheapest that is free and has the beds. */
export interface FoundRooms {
  /** places of types among those of the columns */
  types: readonly number[];
  /** how many of the type are free where one room is searched; of several nobody can say what one number counts */
  left: number;
}

/** Of types of which nothing is sold here. */
const NONE_SOUGHT: readonly boolean[] = [];

const codeOf = (model: number | undefined): string => ROOM_MODELS[model ?? 0]?.name ?? '';

/** Looks for free rooms among columns, all of one stay. */
export class FreeRooms {
  readonly #columns: HotelColumns;
  readonly #sales: NightSales;
  /** hotels of which something is sold here */
  readonly #soldHere: ReadonlySet<string>;
  /** of each searched room: whether its people find beds in each of `ROOM_MODELS` */
  readonly #fits: readonly (readonly boolean[])[];

  constructor(columns: HotelColumns, rooms: readonly Sleepers[], sales: NightSales) {
    this.#columns = columns;
    this.#sales = sales;
    this.#soldHere = new Set(Array.from(sales.keys(), (key) => key.slice(0, key.indexOf('/'))));
    this.#fits = rooms.map(({ adults, ages }) =>
      ROOM_MODELS.map(({ sleeps }) => sleepsAll(sleeps, { adults, childAges: ages })),
    );
  }

  /** @param at place of a hotel. @returns nothing where not everybody finds a bed */
  find(at: number, stay: TownStay): FoundRooms | undefined {
    const { first, model } = this.#columns;
    const [from = 0, to = 0] = [first[at], first[at + 1]];
    const types: number[] = [];
    let left = 0;
    for (const fits of this.#fits) {
      let chosen = -1;
      for (let type = from; type < to && chosen < 0; type++) {
        if (!fits[model[type] ?? 0]) continue;
        let taken = 0;
        for (const one of types) if (one === type) taken += 1;
        left = this.#free(at, type, stay);
        if (left > taken) chosen = type;
      }
      if (chosen < 0) return undefined;
      types.push(chosen);
    }
    return { types, left: types.length === 1 ? left : Number.POSITIVE_INFINITY };
  }

  /** How many rooms of a type are free in every night. */
  #free(at: number, type: number, stay: TownStay): number {
    const { liking, seed, rooms, hotels } = this.#columns;
    const { fullness, hash, nights } = stay;
    const [count = 0, liked = 0, own = 0] = [rooms[type], liking[at], seed[type]];
    const code = hotels[at]?.code ?? '';
    const isSoldHere = this.#soldHere.size > 0 && this.#soldHere.has(code);
    let least = count;
    for (let night = 0; night < nights.length && least > 0; night++) {
      const taken = takenElsewhere(fullness[night] ?? 0, liked, own, hash[night] ?? 0, count);
      const sold = isSoldHere ? this.#sold(code, type, nights[night]?.date ?? '') : 0;
      least = Math.min(least, Math.max(0, count - taken - sold));
    }
    return least;
  }

  #sold(code: string, type: number, date: string): number {
    return this.#sales.get(nightKey(code, codeOf(this.#columns.model[type]), date)) ?? 0;
  }

  /** Of each type whether much of it is sold: see `isSought` of the demonstration. */
  sought(at: number, types: readonly number[], stay: TownStay): readonly boolean[] {
    return this.#soldHere.size > 0 && this.#soldHere.has(this.#columns.hotels[at]?.code ?? '')
      ? types.map((type) => this.#isSought(at, type, stay))
      : NONE_SOUGHT;
  }

  #isSought(at: number, type: number, { fullness, hash, nights }: TownStay): boolean {
    const { liking, seed, rooms, hotels } = this.#columns;
    const code = hotels[at]?.code ?? '';
    const count = rooms[type] ?? 0;
    return nights.some(({ date }, night) => {
      const sold = this.#sold(code, type, date);
      const taken = takenElsewhere(
        fullness[night] ?? 0,
        liking[at] ?? 0,
        seed[type] ?? 0,
        hash[night] ?? 0,
        count,
      );
      return sold > 0 && sold * 2 >= Math.max(0, count - taken);
    });
  }
}
