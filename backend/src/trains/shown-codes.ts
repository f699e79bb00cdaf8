import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { TRAIN, type TrainByPhone, type TrainDeal } from '@alisio/shared-contracts/trains';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../database/index.ts';
import { keepAllOffered, keepOffered, type ShownOffer } from '../phone-offers/index.ts';
import type { TrainInventory } from './train-inventory.ts';

/** Codes that are known to be kept; whoever is shown one again writes nothing. */
const MOST_KNOWN = 5000;

type Names = Pick<TrainInventory, 'placeName'>;

/** The same offer is one row, in whichever language it was shown: agents read it in the language of the site. */
const detailsOf = (deal: TrainDeal, names: Names, token: string | undefined): TrainByPhone => ({
  deal: deal.id,
  from: names.placeName(deal.from.slug, DEFAULT_LANGUAGE),
  to: names.placeName(deal.to.slug, DEFAULT_LANGUAGE),
  operator: deal.operator,
  trainClass: deal.trainClass,
  date: deal.date,
  departs: deal.stops[0]?.departs ?? `${deal.date}T00:00:00`,
  ...deal.party,
  ...(token === undefined ? {} : { token }),
});

const keyOf = ({ code, id, date, price, until }: TrainDeal, token: string | undefined): string =>
  [code, id, date, price.web, price.phone, until, token].join(' ');

/** What stands behind the codes of deals, so that an agent finds them, whoever was shown them (§1). */
export class ShownCodes {
  readonly #db: Queries;
  readonly #inventory: Names & Pick<TrainInventory, 'leavesAt'>;
  readonly #clock: () => Date;
  readonly #known = new LRUCache<string, true>({ max: MOST_KNOWN });

  constructor({
    db,
    clock,
    inventory,
  }: { db: Queries; clock: () => Date; inventory: Names & Pick<TrainInventory, 'leavesAt'> }) {
    this.#db = db;
    this.#inventory = inventory;
    this.#clock = clock;
  }

  /** All that a page shows and nobody was shown yet, by one statement; with the token of an offer, what was sent. */
  async keep(deals: readonly TrainDeal[], token?: string): Promise<void> {
    const unknown = deals
      .map((deal) => ({ deal, key: keyOf(deal, token) }))
      .filter(({ key }) => !this.#known.has(key));
    const shown = unknown.map(({ deal }) => this.#told(deal, token, false));
    await keepAllOffered(this.#db, shown, this.#clock().getTime());
    for (const { key } of unknown) this.#known.set(key, true);
  }

  /** Shown now; `calls`: somebody presses to call about it. @returns until when it is sold: UTC, ISO 8601 */
  shown(deal: TrainDeal, calls: boolean, token?: string): Promise<string> {
    const { offered, lastDay, ...more } = this.#told(deal, token, calls);
    return keepOffered(this.#db, offered, this.#clock().getTime(), lastDay, more);
  }

  #told(deal: TrainDeal, token: string | undefined, calls: boolean): ShownOffer {
    const { code, price } = deal;
    const { web, phone, percent: discountPercent, currency } = price;
    return {
      offered: {
        product: TRAIN,
        code,
        web: { amount: web, currency },
        phone: { amount: phone, currency },
        discountPercent,
        details: detailsOf(deal, this.#inventory, token),
      },
      lastDay: deal.until,
      calls,
      leaves: this.#inventory.leavesAt(deal.id, deal.date),
    };
  }
}
