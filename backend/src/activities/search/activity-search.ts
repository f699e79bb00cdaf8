import {
  ACTIVITY_SEARCH,
  type ActivitySearchPayload,
  activitySortOf,
  partyOf,
} from '@alisio/shared-contracts/activities';
import type { GeoPoint } from '@alisio/shared-contracts/rules';
import { LRUCache } from 'lru-cache';
import { UnderWay } from '../../cache/index.ts';
import type { Queries } from '../../database/index.ts';
import { type Towns, townsAround } from '../../towns/index.ts';
import { readSessionSales } from '../session-sales.ts';
import type { ActivityWork } from './activity-work.ts';
import { townsToSearch } from './towns-to-search.ts';

/** What is found stands for so long, or until something is sold in one of its towns. Milliseconds. */
const KEPT_MS = 20_000;
const MOST_KEPT = 200;
/** Points whose towns are kept: they stand where they stand. */
const MOST_POINTS = 500;

export interface ActivitySearchDeps {
  db: Queries;
  towns: Towns;
  work: ActivityWork;
  clock: () => Date;
}

/** What of a search stands in its query. */
export interface AskedBesides {
  /** of the children who come */
  ages: readonly number[];
  /** what is asked of facets, as addresses say it */
  facets: Readonly<Record<string, string>>;
}

/** An answer, JSON text, and the towns that it is of. */
interface KeptList {
  text: string;
  towns: readonly string[];
}

/** `all`: anywhere */
interface SoldTowns {
  towns: Set<string>;
  all: boolean;
}

/** Finds activities around a point that have a place for everybody. */
export class ActivitySearch {
  readonly #deps: ActivitySearchDeps;
  readonly #towns = new LRUCache<string, string[]>({ max: MOST_POINTS });
  readonly #answers = new LRUCache<string, KeptList>({ max: MOST_KEPT, ttl: KEPT_MS });
  /** towns of the answers that are made now, where something was sold meanwhile */
  readonly #soldMeanwhile = new Set<SoldTowns>();
  readonly #underWay = new UnderWay<string>();

  constructor(deps: ActivitySearchDeps) {
    this.#deps = deps;
  }

  /**
   * @param signal says when the asker has left: a search that nobody waits for is not begun
   * @returns JSON text of an answer @throws ProblemError unavailable when too many wait
   */
  async search(
    { infoData: _, ...payload }: ActivitySearchPayload,
    besides: AskedBesides,
    signal?: AbortSignal,
  ): Promise<string> {
    const key = JSON.stringify([payload, besides]);
    const before = this.#answers.get(key);
    if (before) return before.text;
    return this.#underWay.ask(key, signal, async (nobody) => {
      const sold: SoldTowns = { towns: new Set(), all: false };
      this.#soldMeanwhile.add(sold);
      try {
        const answer = await this.#make(payload, besides, nobody);
        if (!sold.all && !answer.towns.some((town) => sold.towns.has(town))) this.#answers.set(key, answer);
        return answer.text;
      } finally {
        this.#soldMeanwhile.delete(sold);
      }
    });
  }

  /** Forgets what was found in these towns, or everywhere where nothing is told: also what is found now. */
  salesChanged(towns: readonly string[] | undefined): void {
    for (const sold of this.#soldMeanwhile) {
      if (!towns) sold.all = true;
      for (const town of towns ?? []) sold.towns.add(town);
    }
    for (const [key, kept] of [...this.#answers.entries()])
      if (!towns || kept.towns.some((town) => towns.includes(town))) this.#answers.delete(key);
  }

  async #make(
    payload: ActivitySearchPayload,
    { ages, facets }: AskedBesides,
    signal: AbortSignal,
  ): Promise<KeptList> {
    const { db, work, clock } = this.#deps;
    const { filters, from, to, paxes, language, pagination, order } = payload;
    const gps = filters[0]?.searchFilterItems[0];
    if (!gps) throw new RangeError('a search has a point');
    const point = { lat: gps.latitude, lon: gps.longitude };
    const ids = await this.#townsNear(point);
    const question = {
      point,
      km: ACTIVITY_SEARCH.km,
      towns: ids,
      from,
      to,
      party: partyOf([...paxes, ...ages.map((age) => ({ age }))]),
      sort: activitySortOf(order),
      facets,
      sales: await readSessionSales(db, ids, from, to),
      language,
      ...pagination,
      now: clock().getTime(),
    };
    return { text: await work.search(question, signal), towns: ids };
  }

  async #townsNear(point: GeoPoint): Promise<string[]> {
    const key = `${point.lat} ${point.lon}`;
    const before = this.#towns.get(key);
    if (before) return before;
    const { db, towns } = this.#deps;
    const found = townsToSearch(await townsAround(db, towns, point, ACTIVITY_SEARCH.km), ACTIVITY_SEARCH.km);
    this.#towns.set(key, found);
    return found;
  }
}
