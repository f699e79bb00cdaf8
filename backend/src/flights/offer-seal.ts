import { LONGEST_OFFER_ID } from '@alisio/shared-contracts/flights';
import { type Queries, serverSecret } from '../database/index.ts';
import { type HoldKind, PriceSeal, SEAL_LENGTH, SEAL_OF_SHOWN } from '../holds/index.ts';

const SECRET_NAME = 'offer-seal';
/** What stands before a text. Those within JSON texts are escaped, so that the one before a seal begins what ends with it. */
const BEFORE_TEXT = '"';

/** What an offer's id says. */
export interface OpenedId {
  /** the supplier's own id, which names the price that was shown */
  supplierId: string;
  /** how long the price holds, UTC milliseconds; nothing for ids that this site has not issued */
  heldUntil: number | undefined;
  kind: HoldKind | undefined;
}

/** Says of an offer's id that this site has issued it, and when: the supplier's id, sealed. */
export class OfferSeal {
  readonly #seal: PriceSeal;

  constructor(secret: Uint8Array) {
    this.#seal = new PriceSeal(secret);
  }

  /** @param now UTC milliseconds, counted in whole seconds */
  seal(supplierId: string, now: number, kind: HoldKind = 'shown'): string {
    return this.#seal.seal(supplierId, now, kind);
  }

  open(id: string): OpenedId {
    const opened = this.#seal.open(id);
    // An id without any seal names an offer all the same: it is priced anew.
    if (!opened) return { supplierId: id, heldUntil: undefined, kind: undefined };
    return { supplierId: opened.said, heldUntil: opened.heldUntil, kind: opened.kind };
  }

  /**
   * Seals the shown ids of an answer's JSON text anew, in place: what has a seal of ours, and no other text of a supplier
   * that looks as if it had.
   */
  reseal(text: Buffer, now: number): void {
    for (let at = text.indexOf(SEAL_OF_SHOWN); at !== -1; at = text.indexOf(SEAL_OF_SHOWN, at + 1)) {
      const start = text.lastIndexOf(BEFORE_TEXT, at) + BEFORE_TEXT.length;
      const end = at + SEAL_LENGTH;
      if (end - start > LONGEST_OFFER_ID || text.toString('latin1', end, end + 1) !== '"') continue;
      const sealed = this.open(text.toString('latin1', start, end));
      if (sealed.heldUntil === undefined) continue;
      text.write(this.seal(sealed.supplierId, now), start, 'latin1');
    }
  }
}

/** The secret of the seal of all processes on a database. */
export const sealSecret = (db: Queries): Promise<Uint8Array> => serverSecret(db, SECRET_NAME);
