import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Queries } from '../../database/index.ts';
import { type NightSales, nightKey } from '../demo/index.ts';

/** What is asked: sales of these towns in the nights from one day to another. ISO dates, `end` is none of them. */
interface Reading {
  towns: readonly string[];
  start: string;
  end: string;
  resolve(sales: NightSales): void;
  reject(error: unknown): void;
}

interface Row {
  reading: number;
  hotel_code: string;
  room_type: string;
  night: string;
  sold: number;
}

/** While searches come in dozens, so long is waited for others to go with. Milliseconds. */
const GATHER_MS = 8;
/** Readings that go together at most: a statement of a thousand towns takes a few milliseconds. */
const MOST_TOGETHER = 32;

/**
 * Reads what is sold for searches. Those that come while one is read, or just before, are read together by one statement:
 * it takes the embedded database a third as long as a search its thread.
 */
export class SalesReader {
  readonly #db: Queries;
  readonly #isBusy: () => boolean;
  readonly #waiting: Reading[] = [];
  #isReading = false;

  /** @param isBusy whether others are likely to come: then who reads waits for them a little */
  constructor(db: Queries, isBusy: () => boolean) {
    [this.#db, this.#isBusy] = [db, isBusy];
  }

  /** As `readNightSales` reads them, at some moment from now on. */
  read(towns: readonly string[], start: string, end: string): Promise<NightSales> {
    if (towns.length === 0) return Promise.resolve(new Map());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ towns, start, end, resolve, reject });
      if (!this.#isReading) void this.#readOn();
    });
  }

  async #readOn(): Promise<void> {
    this.#isReading = true;
    while (this.#waiting.length > 0) {
      if (this.#isBusy()) await setTimeout(GATHER_MS);
      const readings = this.#waiting.splice(0, MOST_TOGETHER);
      try {
        const sales = await this.#readTogether(readings);
        for (const [at, { resolve }] of readings.entries()) resolve(sales[at] ?? new Map());
      } catch (error) {
        for (const { reject } of readings) reject(error);
      }
    }
    this.#isReading = false;
  }

  async #readTogether(readings: readonly Reading[]): Promise<NightSales[]> {
    const asked = readings.flatMap(({ towns, start, end }, reading) =>
      towns.map((town) => ({ reading, town, start, end })),
    );
    const { rows } = await sql<Row>`
      SELECT asked.reading, sales.hotel_code, sales.room_type, sales.night, sales.sold
      FROM unnest(
        ${asked.map(({ reading }) => reading)}::int[],
        ${asked.map(({ town }) => town)}::text[],
        ${asked.map(({ start }) => start)}::text[],
        ${asked.map(({ end }) => end)}::text[]
      ) AS asked(reading, town, first_night, after_last)
      JOIN hotel_night_sales AS sales
        ON sales.town_id = asked.town AND sales.night >= asked.first_night AND sales.night < asked.after_last
    `.execute(this.#db);
    const sales = readings.map(() => new Map<string, number>());
    for (const { reading, hotel_code, room_type, night, sold } of rows)
      sales[reading]?.set(nightKey(hotel_code, room_type, night), sold);
    return sales;
  }
}
