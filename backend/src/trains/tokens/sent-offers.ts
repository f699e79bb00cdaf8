import type { Language } from '@alisio/shared-contracts/languages';
import type { TrainDeal } from '@alisio/shared-contracts/trains';
import { sql } from 'kysely';
import type { Queries } from '../../database/index.ts';
import { DAY_MS } from '../../limits/index.ts';
import { type ReadToken, readToken, sealToken } from './token-seal.ts';

/** How long it is known what an expired offer was about. */
const KNOWN_MS = 90 * DAY_MS;

/** An offer as it was sent, in each language: route, day, party and price of then. */
export type SentOffer = Record<Language, TrainDeal>;

/** What a token is good for at a moment. Without an offer it is known no longer, or never was. */
export type FoundOffer =
  | { state: 'unknown' }
  | { state: 'expired'; offer?: SentOffer }
  | { state: 'used'; offer: SentOffer }
  | { state: 'valid'; offer: SentOffer; expiresAt: string };

const moment = (at: number) => new Date(at).toISOString();

/** Offers that were sent to somebody, by their tokens. */
export class SentOffers {
  readonly #secret: Uint8Array;

  constructor(secret: Uint8Array) {
    this.#secret = secret;
  }

  /** Keeps an offer under a new token. @param now @param expiresAt UTC milliseconds */
  async send(db: Queries, offer: SentOffer, now: number, expiresAt: number): Promise<string> {
    const { token, id } = sealToken(this.#secret, expiresAt);
    await db
      .insertInto('train_token')
      .values({
        id,
        offer: JSON.stringify(offer),
        made_at: moment(now),
        expires_at: moment(expiresAt),
        used_at: null,
        used_by: null,
      })
      .execute();
    return token;
  }

  /** @param now UTC milliseconds */
  async find(db: Queries, token: string, now: number): Promise<FoundOffer> {
    const said = this.#read(token);
    if (!said) return { state: 'unknown' };
    const row = await db.selectFrom('train_token').selectAll().where('id', '=', said.id).executeTakeFirst();
    if (!row) return { state: said.expiresAt <= now ? 'expired' : 'unknown' };
    const { offer } = row;
    if (row.used_at !== null) return { state: 'used', offer };
    if (said.expiresAt <= now) return { state: 'expired', offer };
    return { state: 'valid', offer, expiresAt: moment(said.expiresAt) };
  }

  /**
   * Uses it up, once: whoever is first. `by` again, by whom it was used, changes nothing.
   * @returns what was used and when; nothing where it is unknown, expired, or used by somebody else
   */
  async use(
    db: Queries,
    token: string,
    by: string,
    now: number,
  ): Promise<{ offer: SentOffer; usedAt: string } | undefined> {
    const said = this.#read(token);
    if (!said) return undefined;
    const row = await db
      .updateTable('train_token')
      .set({
        used_at: sql<string>`coalesce(used_at, ${moment(now)}::timestamptz)`,
        used_by: sql<string>`coalesce(used_by, ${by})`,
      })
      .where('id', '=', said.id)
      .where((of) =>
        of.or([
          of('used_by', '=', by),
          of.and([of('used_by', 'is', null), of('expires_at', '>', moment(now))]),
        ]),
      )
      .returning(['offer', 'used_at'])
      .executeTakeFirst();
    return row?.used_at ? { offer: row.offer, usedAt: row.used_at } : undefined;
  }

  #read = (token: string): ReadToken | undefined => readToken(this.#secret, token);
}

/** Forgets what expired long ago: its token still says that it did. */
export async function forgetTrainTokens(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom('train_token')
    .where('expires_at', '<', moment(now - KNOWN_MS))
    .execute();
}
