import { FLIGHT, type FlightOffer } from '@alisio/shared-contracts/flights';
import type { OrderItem } from '@alisio/shared-contracts/orders';
import { findOffers } from '../../testing/find-offer.ts';
import { passengers, type Send } from '../../testing/visitor.ts';

/** One adult: as many can buy as there are seats. */
export const travelers = passengers.slice(0, 1);

/** Its price holds for fifteen minutes (§9); nobody begins to buy it for longer than this. */
const FRESH_MS = 6 * 60_000;

const itemOf = (offer: FlightOffer): OrderItem => ({
  product: FLIGHT,
  reference: offer.id,
  total: offer.price.intTotal,
});

/** Offers that many can buy: seats enough, and prices that hold. */
export class Shop {
  readonly #send: Send;
  #items: OrderItem[] = [];
  #searchedAt = Number.NEGATIVE_INFINITY;
  #days = 30;
  #next = 0;

  constructor(send: Send) {
    this.#send = send;
  }

  async #search(): Promise<void> {
    const days = [0, 1, 2].map((more) => findOffers(this.#send, this.#days + more));
    this.#days += 3;
    this.#items = (await Promise.all(days)).flat().map(itemOf);
    this.#searchedAt = Date.now();
    if (this.#items.length === 0) throw new Error('nobody flies to Miami');
  }

  /** The next of many that differ. */
  async item(): Promise<OrderItem> {
    if (Date.now() - this.#searchedAt > FRESH_MS) await this.#search();
    const item = this.#items[this.#next++ % this.#items.length];
    if (!item) throw new Error('nothing to buy');
    return item;
  }
}
