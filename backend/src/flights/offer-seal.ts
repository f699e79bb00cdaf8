import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { LONGEST_OFFER_ID } from '@alisio/shared-contracts/flights';
import { type Queries, serverSecret } from '../database/index.ts';
import { HOLD_MS, type HoldKind } from '../holds/index.ts';

const SECRET_NAME = 'offer-seal';
/**
 * Characters of a seal's end, 66 bits: it is tried here alone, where callers are limited, so that nobody hits one while its
 * price holds; and of a page of hundreds of offers nothing else is as hard to compress. What processes of before sealed
 * has 16.
 */
const MAC_LENGTH = 11;

const LETTER: Record<HoldKind, string> = { shown: 'r', chosen: 'c' };
const KIND_OF: Record<string, HoldKind> = { r: 'shown', c: 'chosen' };
/** Every seal has one length, so that it can be written over an older one. */
const SECONDS_LENGTH = 7;
const FORM = /^(.*)~([rc])([0-9a-z]{7})~([\w-]{11}|[\w-]{16})$/;
const SHOWN = '~r';
/** Characters that a seal adds to an id. */
export const SEAL_LENGTH = SHOWN.length + SECONDS_LENGTH + 1 + MAC_LENGTH;
/** What stands before an id. Quotes within JSON texts are escaped, so no text of an answer looks like it. */
const ID = '"id":"';

/** What an offer's id says. */
export interface OpenedId {
  /** the supplier's own id, which names the price that was shown */
  supplierId: string;
  /** how long the price holds, UTC milliseconds; nothing for ids that this site has not issued */
  heldUntil: number | undefined;
  kind: HoldKind | undefined;
}

/**
 * Says of an offer's id that this site has issued it, and when: `<supplier's id>~r<seconds>~<mac>`. A price is
 * honoured by its seal alone.
 */
export class OfferSeal {
  // Made ready once: an answer has two hundred ids.
  readonly #secret: KeyObject;

  constructor(secret: Uint8Array) {
    this.#secret = createSecretKey(secret);
  }

  /** @param now UTC milliseconds, counted in whole seconds */
  seal(supplierId: string, now: number, kind: HoldKind = 'shown'): string {
    const seconds = Math.floor(now / 1000)
      .toString(36)
      .padStart(SECONDS_LENGTH, '0');
    const said = `${supplierId}~${LETTER[kind]}${seconds}`;
    return `${said}~${this.#mac(said, MAC_LENGTH)}`;
  }

  open(id: string): OpenedId {
    const [, supplierId = '', letter = '', seconds = '', mac = ''] = FORM.exec(id) ?? [];
    const kind = KIND_OF[letter];
    // An id without any seal names an offer all the same: it is priced anew.
    if (!kind) return { supplierId: id, heldUntil: undefined, kind };
    const own = this.#mac(id.slice(0, id.length - mac.length - 1), mac.length);
    const isOurs = timingSafeEqual(Buffer.from(mac), Buffer.from(own));
    const issued = Number.parseInt(seconds, 36) * 1000;
    return { supplierId, heldUntil: isOurs ? issued + HOLD_MS[kind] : undefined, kind };
  }

  /** Seals the shown ids of an answer's JSON text anew, in place. */
  reseal(text: Buffer, now: number): void {
    for (let at = text.indexOf(SHOWN); at !== -1; at = text.indexOf(SHOWN, at + 1)) {
      const start = text.lastIndexOf(ID, at) + ID.length;
      const end = at + SEAL_LENGTH;
      if (end - start > LONGEST_OFFER_ID || text.toString('latin1', end, end + 1) !== '"') continue;
      text.write(this.seal(text.toString('latin1', start, at), now), start, 'latin1');
    }
  }

  #mac(said: string, length: number): string {
    return createHmac('sha256', this.#secret).update(said).digest('base64url').slice(0, length);
  }
}

/** The secret of the seal of all processes on a database. */
export const sealSecret = (db: Queries): Promise<Uint8Array> => serverSecret(db, SECRET_NAME);
