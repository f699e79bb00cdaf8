import type { FastifyInstance } from 'fastify';
import type { AirportCatalogue } from '../airports/index.ts';
import type { Settings } from '../config/index.ts';
import type { Queries } from '../database/index.ts';
import type { CountedLimit } from '../limits/index.ts';
import { trainRoutes } from './routes.ts';
import { ShownCodes } from './shown-codes.ts';
import { SentOffers } from './tokens/sent-offers.ts';
import { trainTokenRoutes } from './tokens/token-routes.ts';
import { tokenSecret } from './tokens/token-seal.ts';
import { TrainInventory } from './train-inventory.ts';

export interface Trains {
  db: Queries;
  clock: () => Date;
  inventory: TrainInventory;
  offers: SentOffers;
  codes: ShownCodes;
}

export interface TrainsDeps extends Pick<Trains, 'db' | 'clock'> {
  airports: Pick<AirportCatalogue, 'airport'>;
}

/** Timetable, codes that were shown and offers that were sent: once, at a start. */
export async function openTrains({ db, clock, airports }: TrainsDeps): Promise<Trains> {
  const inventory = TrainInventory.open({ airports, clock });
  return {
    db,
    clock,
    inventory,
    offers: new SentOffers(await tokenSecret(db)),
    codes: new ShownCodes({ db, clock, inventory }),
  };
}

export interface TrainDomain {
  /** of one address, for each of these */
  perMinute: { searches: number; deals: number; kept: number; tokens: number };
  /** of presses to call, whatever is sold */
  callsLimit?: CountedLimit | undefined;
  /** of those who may send offers, as bearers: agents', operators' */
  keys: readonly (string | undefined)[];
}

/** All calls of trains. */
export function trainDomain(
  app: FastifyInstance,
  { perMinute, callsLimit, keys, ...trains }: Trains & TrainDomain,
): void {
  trainRoutes(app, { ...trains, perMinute, callsLimit });
  trainTokenRoutes(app, { ...trains, perMinute: perMinute.tokens, keys });
}

type LimitSettings = Pick<
  Settings,
  | 'TRAIN_SEARCHES_PER_MINUTE'
  | 'TRAIN_DEALS_PER_MINUTE'
  | 'TRAIN_TOKENS_PER_MINUTE'
  | 'PHONE_OFFERS_PER_MINUTE'
>;

export const trainLimits = (settings: LimitSettings): TrainDomain['perMinute'] => ({
  searches: settings.TRAIN_SEARCHES_PER_MINUTE,
  deals: settings.TRAIN_DEALS_PER_MINUTE,
  kept: settings.PHONE_OFFERS_PER_MINUTE,
  tokens: settings.TRAIN_TOKENS_PER_MINUTE,
});
