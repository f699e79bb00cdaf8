import { type HotelSearchPayload, hotelSearchKey } from '@alisio/shared-contracts/hotels';
import type { Language } from '@alisio/shared-contracts/languages';
import { LRUCache } from 'lru-cache';
import { UnderWay } from '../../cache/index.ts';
import type { Database } from '../../database/index.ts';
import { type Towns, townsAround } from '../../towns/index.ts';
import type { NightSales } from '../demo/index.ts';
import type { HotelAsker, HotelQuestion, HotelWork, Narrowing } from './hotel-work.ts';
import { SalesReader } from './sales-reader.ts';
import { sayShownUntil } from './shown-until.ts';
import { townsToSearch } from './towns-to-search.ts';

const KM_OF_MILE = 1.609344;
/** What is found stands for so long, or until something is sold in one of its towns. Milliseconds. */
const KEPT_MS = 60_000;
/** Questions whose sales are kept: a page is one of up to five answers to one question, all of one moment. */
const MOST_ASKED = 100;
const MOST_ONCE = 2000;
const MOST_BYTES = 48 * 1024 * 1024;
/** Answers under way from which on searches come in dozens. */
const MANY_AT_ONCE = 4;
/** Points whose towns are kept: they stand where they stand. */
const MOST_POINTS = 500;
/**
 * Noon, when free cancellations end, is on a full quarter of an hour of UTC wherever on earth: what was found before it is
 * not told after it. Milliseconds.
 */
const NOONS_APART_MS = 15 * 60_000;

export interface HotelSearchDeps {
  database: Database;
  towns: Towns;
  work: HotelWork;
  clock: () => Date;
  /** until when prices hold that are shown now: UTC, ISO 8601, in whole seconds */
  shownUntil: () => string;
}

/** An answer as it was sent last. */
interface SentAnswer {
  text: Buffer;
  shownUntil: string;
}

/** What a question is answered from, whatever page, order and facets of it. */
interface Asked {
  number: number;
  towns: readonly string[];
  sales: NightSales;
}

/** Finds hotels around a point that have a room for everybody; each answer is made once and kept as it is sent. */
export class HotelSearch {
  readonly #deps: HotelSearchDeps;
  readonly #towns = new LRUCache<string, Promise<string[]>>({ max: MOST_POINTS });
  readonly #asked = new LRUCache<string, Promise<Asked>>({ max: MOST_ASKED, ttl: KEPT_MS });
  readonly #answers = new LRUCache<string, SentAnswer>({
    maxSize: MOST_BYTES,
    ttl: KEPT_MS,
    sizeCalculation: ({ text }) => text.length,
  });
  /** what was asked once: what is kept for nobody costs more to let go of than it took to make */
  readonly #once = new LRUCache<string, true>({ max: MOST_ONCE, ttl: KEPT_MS });
  readonly #underWay = new UnderWay<Buffer>();
  readonly #sales: SalesReader;
  #lastNumber = 0;

  constructor(deps: HotelSearchDeps) {
    this.#deps = deps;
    this.#sales = new SalesReader(deps.database.db, () => this.#underWay.size >= MANY_AT_ONCE);
  }

  /**
   * A page of what is found, in packages with what stands `beside` it where that is told, in an order and under facets, as JSON text; `from` is the least of all that is found.
   * @throws ProblemError unavailable when too many wait
   */
  async search(
    payload: HotelSearchPayload,
    language: Language,
    narrowing: Narrowing,
    { beside, signal }: HotelAsker = {},
  ): Promise<Buffer> {
    const { pagination, ...question } = payload;
    const quarter = Math.floor(this.#deps.clock().getTime() / NOONS_APART_MS);
    const plain = { ...question, pagination: { offset: 1, pageSize: 1 } };
    const key = `${quarter} ${language} ${hotelSearchKey(plain)}`;
    const asked = await kept(this.#asked, key, () => this.#ask(payload));
    const page = `${asked.number} ${JSON.stringify([pagination, narrowing, beside])}`;
    const sent = this.#answers.get(page);
    if (sent) return this.#again(page, sent);
    return this.#underWay.ask(page, signal, (nobody) =>
      this.#make(page, payload, language, { ...narrowing, beside }, asked, nobody),
    );
  }

  /** Forgets what is sold in these towns, or everywhere where nothing is told: also what is read now. */
  salesChanged(towns: readonly string[] | undefined): void {
    for (const [key, asked] of [...this.#asked.entries()])
      asked.then(
        (one) => {
          const isSold = !towns || one.towns.some((town) => towns.includes(town));
          if (isSold && this.#asked.peek(key) === asked) this.#asked.delete(key);
        },
        () => undefined,
      );
  }

  async #ask({ geoSearch, rateInfo }: HotelSearchPayload): Promise<Asked> {
    const { db } = this.#deps.database;
    const { latitude: lat, longitude: lon } = geoSearch.geoCode;
    const km = kmOf(geoSearch);
    const towns = await kept(this.#towns, `${lat} ${lon} ${km}`, async () =>
      townsToSearch(await townsAround(db, this.#deps.towns, { lat, lon }, km), km),
    );
    const { startDate, endDate } = rateInfo.stayDateTimeRange;
    this.#lastNumber += 1;
    return { number: this.#lastNumber, towns, sales: await this.#sales.read(towns, startDate, endDate) };
  }

  async #make(
    page: string,
    { geoSearch, rateInfo, pagination }: HotelSearchPayload,
    language: Language,
    narrowing: Narrowing & Pick<HotelQuestion, 'beside'>,
    { towns, sales }: Asked,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const { latitude: lat, longitude: lon } = geoSearch.geoCode;
    const question = {
      ...narrowing,
      ...pagination,
      ...rateInfo.stayDateTimeRange,
      point: { lat, lon },
      km: kmOf(geoSearch),
      towns,
      rooms: rateInfo.rooms.room.map(({ adult, childAge }) => ({ adults: adult, ages: childAge })),
      refundableOnly: rateInfo.refundableOnly,
      sales,
      currency: rateInfo.currencyCode,
      language,
      now: this.#deps.clock().getTime(),
    };
    const { buffer, byteOffset, byteLength } = await this.#deps.work.search(question, signal);
    const text = Buffer.from(buffer, byteOffset, byteLength);
    const shownUntil = this.#deps.shownUntil();
    sayShownUntil(text, shownUntil);
    // A copy: what is kept counts as memory of this thread.
    if (this.#once.has(page)) this.#answers.set(page, { text: Buffer.from(text), shownUntil });
    else this.#once.set(page, true);
    return text;
  }

  /** The same, shown now. What was sent in another second may be on its way still. */
  #again(page: string, sent: SentAnswer): Buffer {
    const shownUntil = this.#deps.shownUntil();
    if (sent.shownUntil === shownUntil) return sent.text;
    const text = Buffer.from(sent.text);
    sayShownUntil(text, shownUntil);
    this.#answers.set(page, { text, shownUntil }, { noUpdateTTL: true });
    return text;
  }
}

const kmOf = ({ radius, UOM }: HotelSearchPayload['geoSearch']): number =>
  UOM === 'MI' ? radius * KM_OF_MILE : radius;

/** Made once for all who ask for it while it is kept; a failure is not. */
function kept<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = cache.get(key);
  if (before) return before;
  const making = make();
  cache.set(key, making);
  making.catch(() => {
    if (cache.peek(key) === making) cache.delete(key);
  });
  return making;
}
