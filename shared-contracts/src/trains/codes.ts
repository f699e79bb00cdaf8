import { z } from '../zod/index.ts';

/** The name of this product where it is offered by phone or asked about. It is sold by a person, never by a cart. */
export const TRAIN = 'train';

/** Parts of the world that deals are looked through by. */
export const TRAIN_REGIONS = ['spain', 'europe', 'americas'] as const;
export const trainRegion = z.enum(TRAIN_REGIONS);
export type TrainRegion = z.infer<typeof trainRegion>;

/** What runs on a line. */
export const TRAIN_SERVICES = ['high-speed', 'intercity', 'scenic', 'mountain'] as const;
export const trainService = z.enum(TRAIN_SERVICES);
export type TrainService = z.infer<typeof trainService>;

/** Classes, the least first. */
export const TRAIN_CLASSES = ['basic', 'comfort', 'premium'] as const;
export const trainClass = z.enum(TRAIN_CLASSES);
export type TrainClass = z.infer<typeof trainClass>;

/** What a fare has in it. */
export const TRAIN_INCLUDES = [
  'seat',
  'hand-bag',
  'suitcase',
  'power',
  'wifi',
  'snack',
  'meal',
  'lounge',
  'window-seat',
  'glass-roof',
  'guide',
] as const;
export const trainInclude = z.enum(TRAIN_INCLUDES);
export type TrainInclude = z.infer<typeof trainInclude>;

/** Until the day before it leaves: changed for nothing, for a charge, or not at all. */
export const TRAIN_CHANGES = ['free', 'fee', 'none'] as const;
export const trainChanges = z.enum(TRAIN_CHANGES);
export type TrainChanges = z.infer<typeof trainChanges>;

const slug = () => z.string().check(z.regex(/^[a-z0-9]{1,20}(?:-[a-z0-9]{1,20}){0,7}$/));
/** Where trains stop, in addresses: `ciudad-real`. */
export const trainPlaceSlug = slug();
/** A deal, whatever the day: line, time and class, `madrid-barcelona-0800-basic`. */
export const trainDealId = slug();

/** What stands in the address of an offer that was sent to somebody: signs that an address may have, and no more is known. */
export const trainTokenText = z.string().check(z.regex(/^[\w-]{8,80}$/));

/**
 * What a token is good for. `unknown`: never made here, or changed on its way; `used`: somebody enquired or booked by
 * it; `expired`: its time is over.
 */
export const TRAIN_TOKEN_STATES = ['valid', 'used', 'expired', 'unknown'] as const;
export const trainTokenState = z.enum(TRAIN_TOKEN_STATES);
export type TrainTokenState = z.infer<typeof trainTokenState>;
