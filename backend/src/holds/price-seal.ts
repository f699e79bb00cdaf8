import { timingSafeEqual } from 'node:crypto';
import { HOLD_MS, type HoldKind } from './price-hold.ts';
import { TextMac } from './text-mac.ts';

/**
 * Characters of a seal's end. 8 are enough, 48 bits: it is tried here alone, where callers are limited, and a thousand
 * tries a second hit one in nine thousand years; of a page of hundreds of prices nothing else is as hard to compress.
 * Processes of before wrote 16, then 11, and these are read for as long as what they sealed may be asked for.
 */
const MAC_LENGTH = 8;
const LETTER: Record<HoldKind, string> = { shown: 'r', chosen: 'c' };
const KIND_OF: Record<string, HoldKind> = { r: 'shown', c: 'chosen' };
/** Every seal has one length, so that it can be written over an older one. */
const SECONDS_LENGTH = 7;
const FORM = /^(.*)~([rc])([0-9a-z]{7})~([\w-]{8}|[\w-]{11}|[\w-]{16})$/;

/** What a seal of a price that is shown begins with. */
export const SEAL_OF_SHOWN = '~r';
/** Characters that a seal adds. */
export const SEAL_LENGTH = SEAL_OF_SHOWN.length + SECONDS_LENGTH + 1 + MAC_LENGTH;

/** What was sealed. */
export interface OpenedSeal {
  said: string;
  /** as it says itself: what it is worth without a seal of ours tells `heldUntil` */
  kind: HoldKind;
  /** until when the price holds, UTC milliseconds; nothing for what this site has not sealed */
  heldUntil: number | undefined;
}

/**
 * Says of what names a price that this site has told it, and when: `<what is said>~r<seconds>~<mac>`. A price is honoured
 * by its seal alone.
 */
export class PriceSeal {
  readonly #seals: TextMac;

  /** @param secret 64 bytes at most */
  constructor(secret: Uint8Array) {
    this.#seals = new TextMac(secret);
  }

  /** @param now UTC milliseconds, counted in whole seconds @param of what the price is of, where `said` does not tell */
  seal(said: string, now: number, kind: HoldKind, of?: string): string {
    const seconds = Math.floor(now / 1000)
      .toString(36)
      .padStart(SECONDS_LENGTH, '0');
    const told = `${said}~${LETTER[kind]}${seconds}`;
    return `${told}~${this.#mac(told, MAC_LENGTH, of)}`;
  }

  /** @returns nothing for what has no seal */
  open(sealed: string, of?: string): OpenedSeal | undefined {
    const [, said = '', letter = '', seconds = '', mac = ''] = FORM.exec(sealed) ?? [];
    const kind = KIND_OF[letter];
    if (!kind) return undefined;
    const own = this.#mac(sealed.slice(0, sealed.length - mac.length - 1), mac.length, of);
    const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(own));
    const issued = Number.parseInt(seconds, 36) * 1000;
    return { said, kind, heldUntil: isOurs ? issued + HOLD_MS[kind] : undefined };
  }

  #mac(told: string, length: number, of?: string): string {
    const all = of === undefined ? told : `${of}|${told}`;
    return this.#seals.of(all).slice(0, length);
  }
}
