import { sleepsAll } from '@alisio/shared-contracts/hotels';
import { type NightSales, nightKey, ROOM_MODELS, type Sleepers, takenElsewhere } from '../demo/index.ts';
import type { HotelColumns } from './hotel-columns.ts';
import { FEW_LEFT } from './hotel-stay.ts';
import type { TownStay } from './town-stay.ts';

/** Of types of which nothing is sold here. */
const NONE_SOUGHT: readonly boolean[] = [];
const NO_TYPES: readonly number[] = [];

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

  /**
   * Of each searched room a type, the cheapest that is free and has the beds: its place among those of the columns.
   * @param at place of a hotel
   * @returns nothing where not everybody finds a bed
   */
  find(at: number, stay: TownStay): readonly number[] | undefined {
    const { alone } = this.#columns;
    const [only, ...others] = this.#fits;
    const first = this.#cheapest(at, stay, only, NO_TYPES);
    if (first === undefined || others.length === 0) return first === undefined ? undefined : alone[first];
    const types = [first];
    for (const fits of others) {
      const type = this.#cheapest(at, stay, fits, types);
      if (type === undefined) return undefined;
      types.push(type);
    }
    return types;
  }

  #cheapest(
    at: number,
    stay: TownStay,
    fits: readonly boolean[] | undefined,
    taken: readonly number[],
  ): number | undefined {
    const { first, model } = this.#columns;
    const to = first[at + 1] ?? 0;
    for (let type = first[at] ?? 0; type < to; type++) {
      if (!fits?.[model[type] ?? 0]) continue;
      let before = 0;
      for (let room = 0; room < taken.length; room++) if (taken[room] === type) before += 1;
      if (this.#free(at, type, stay) > before) return type;
    }
    return undefined;
  }

  /** How many are free where few are, and one room is searched: of several nobody can say what one number counts. */
  left(at: number, [only, ...others]: readonly number[], stay: TownStay): number | undefined {
    if (only === undefined || others.length > 0) return undefined;
    const free = this.#free(at, only, stay);
    return free < FEW_LEFT ? free : undefined;
  }

  /** How many rooms of a type are free in every night. */
  #free(at: number, type: number, stay: TownStay): number {
    const { liking, seed, rooms, hotels } = this.#columns;
    const { fullness, hash, nights } = stay;
    const count = rooms[type] ?? 0;
    const liked = liking[at] ?? 0;
    const own = seed[type] ?? 0;
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
