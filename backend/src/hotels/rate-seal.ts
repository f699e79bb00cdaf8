import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { HOLD_MS, type HoldKind } from '../holds/index.ts';
import { type NamedRate, readRate, writeRate } from './rate-key.ts';

const MAC_BYTES = 12;
const LETTER: Record<HoldKind, string> = { shown: 'r', chosen: 'c' };
const SECONDS_LENGTH = 7;
const FORM = /^(.+)~([rc])([0-9a-z]{7})~([\w-]{16})$/;

/** What a sealed key says. */
export interface OpenedRate {
  rate: NamedRate;
  /** as it says itself: what it is worth without a seal tells `heldUntil` */
  kind: HoldKind;
  /** UTC milliseconds until when its price holds; nothing where this site has not said that price */
  heldUntil: number | undefined;
}

/** Says of a plan's key that this site has shown its price, and when: its price is honoured by its seal alone. */
export class RateSeal {
  readonly #secret: KeyObject;

  constructor(secret: Uint8Array) {
    this.#secret = createSecretKey(secret);
  }

  /** @param hotel its code: a key of one hotel is no other's @param now UTC milliseconds */
  seal(hotel: string, rate: NamedRate, now: number, kind: HoldKind): string {
    const seconds = Math.floor(now / 1000)
      .toString(36)
      .padStart(SECONDS_LENGTH, '0');
    const said = `${writeRate(rate)}~${LETTER[kind]}${seconds}`;
    return `${said}~${this.#mac(hotel, said).toString('base64url')}`;
  }

  /** @returns nothing for what names no plan */
  open(hotel: string, key: string): OpenedRate | undefined {
    const [, said = '', letter = '', seconds = '', mac = ''] = FORM.exec(key) ?? [];
    const rate = readRate(said);
    if (!rate) return undefined;
    const given = Buffer.from(mac, 'base64url');
    const own = this.#mac(hotel, `${said}~${letter}${seconds}`);
    const isOurs = given.length === own.length && timingSafeEqual(given, own);
    const issued = Number.parseInt(seconds, 36) * 1000;
    const kind = letter === LETTER.chosen ? 'chosen' : 'shown';
    return { rate, kind, heldUntil: isOurs ? issued + HOLD_MS[kind] : undefined };
  }

  /** Until when a price holds that is chosen now, UTC milliseconds. */
  static heldFrom(now: number, kind: HoldKind): number {
    return Math.floor(now / 1000) * 1000 + HOLD_MS[kind];
  }

  #mac(hotel: string, said: string): Buffer {
    return createHmac('sha256', this.#secret).update(`${hotel}|${said}`).digest().subarray(0, MAC_BYTES);
  }
}
