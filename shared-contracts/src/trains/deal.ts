import { dictatedCode } from '../contacts/dictated-code.ts';
import { currencyCode, isoDate, localDateTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import {
  trainChanges,
  trainClass,
  trainDealId,
  trainInclude,
  trainPlaceSlug,
  trainRegion,
  trainService,
} from './codes.ts';
import { trainParty } from './party.ts';

const count = z.int().check(z.nonnegative());

/** A town that trains begin or end in. Texts in the language that was asked in, here and below. */
export const trainPlace = z.strictObject({
  slug: trainPlaceSlug,
  name: z.string(),
  region: trainRegion,
});
export type TrainPlace = z.infer<typeof trainPlace>;

/** A stop by the clock on its own wall: the first has no arrival, the last no departure. */
export const trainStop = z.strictObject({
  place: z.string(),
  station: z.string(),
  arrives: z.optional(localDateTime),
  departs: z.optional(localDateTime),
  /** hours that its clock is ahead of that where the train begins; nothing for the same */
  clockAhead: z.optional(z.number()),
});
export type TrainStop = z.infer<typeof trainStop>;

/** Whole minor units, one way. `web`, `phone`: for everybody; `each`: an adult's part, rounded up. */
export const trainPrice = z.strictObject({
  web: count,
  phone: count,
  webEach: count,
  phoneEach: count,
  percent: count,
  currency: currencyCode,
});
export type TrainPrice = z.infer<typeof trainPrice>;

/** A train of a day in a class, at its price for a party. */
export const trainDeal = z.strictObject({
  id: trainDealId,
  /** for the telephone */
  code: dictatedCode,
  from: trainPlace,
  to: trainPlace,
  operator: z.string(),
  service: trainService,
  trainClass,
  date: isoDate,
  /** other days on which it is sold, the soonest first */
  otherDates: z.array(isoDate),
  stops: z.array(trainStop).check(z.minLength(2)),
  minutes: z.int().check(z.positive()),
  party: trainParty,
  price: trainPrice,
  includes: z.array(trainInclude),
  changes: trainChanges,
  /** the last day on which it is sold at this price; of one that was sent, for whom it was sent */
  until: isoDate,
});
export type TrainDeal = z.infer<typeof trainDeal>;

/** Minutes of a way from centre to centre: to the station or airport, there until it leaves, on board, and into town. */
const doorWay = z.strictObject({ reach: count, wait: count, ride: count, leave: count });
export type DoorWay = z.infer<typeof doorWay>;

/** Train and plane on the same way. `km`: between both airports as the crow flies, from which the flight's time follows. */
export const doorToDoor = z.strictObject({
  from: z.string(),
  to: z.string(),
  train: doorWay,
  plane: doorWay,
  /** as IATA names them */
  airports: z.strictObject({ from: z.string(), to: z.string() }),
  km: count,
});
export type DoorToDoor = z.infer<typeof doorToDoor>;

export const doorMinutes = ({ reach, wait, ride, leave }: DoorWay): number => reach + wait + ride + leave;
