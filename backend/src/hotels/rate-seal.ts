import { type HoldKind, PriceSeal } from '../holds/index.ts';
import { type NamedRate, readRate, writeRate } from './rate-key.ts';

/** What a sealed key says. */
export interface OpenedRate {
  rate: NamedRate;
  /** as it says itself: what it is worth without a seal tells `heldUntil` */
  kind: HoldKind;
  /** UTC milliseconds until when its price holds; nothing where this site has not said that price */
  heldUntil: number | undefined;
}

/** Says of a plan's key that this site has shown its price, and when. A key of one hotel is no other's. */
export class RateSeal {
  readonly #seal: PriceSeal;

  constructor(secret: Uint8Array) {
    this.#seal = new PriceSeal(secret);
  }

  /** @param hotel its code @param now UTC milliseconds */
  seal(hotel: string, rate: NamedRate, now: number, kind: HoldKind): string {
    return this.#seal.seal(writeRate(rate), now, kind, hotel);
  }

  /** @returns nothing for what names no plan */
  open(hotel: string, key: string): OpenedRate | undefined {
    const opened = this.#seal.open(key, hotel);
    const rate = opened && readRate(opened.said);
    return rate && { rate, kind: opened.kind, heldUntil: opened.heldUntil };
  }
}
