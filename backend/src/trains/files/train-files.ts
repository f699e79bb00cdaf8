import { LANGUAGES } from '@alisio/shared-contracts/languages';
import {
  trainChanges,
  trainClass,
  trainInclude,
  trainPlaceSlug,
  trainRegion,
  trainService,
} from '@alisio/shared-contracts/trains';
import { z } from '@alisio/shared-contracts/zod';
import { readDataFile } from '../../config/index.ts';

const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());

const filedPlace = z.strictObject({
  slug: trainPlaceSlug,
  names: z.record(z.enum(LANGUAGES), z.string().check(z.minLength(1))),
  station: z.string(),
  region: trainRegion,
  /** IANA */
  zone: z.string(),
  /** minutes between the middle of town and the station, as the station's own map and lines have it, to five minutes */
  toStation: count,
  /** from which somebody would fly, and minutes to it from the middle of town by the fastest public way, to five minutes */
  airport: z.optional(z.strictObject({ code: z.string(), minutes: positive })),
});
export type FiledPlace = z.infer<typeof filedPlace>;

/** `at`: minutes from the first stop until it comes; `stands`: minutes there. */
const filedStop = z.strictObject({
  place: trainPlaceSlug,
  /** where it is not the usual one of its town */
  station: z.optional(z.string()),
  at: count,
  stands: count,
});

/** `days`: of the week, 1 is Monday. `skips`: stops of the line that it passes. */
const filedTrain = z.strictObject({
  way: z.enum(['out', 'back']),
  leaves: z.string().check(z.regex(/^\d{2}:\d{2}$/)),
  trainClass,
  days: z.string().check(z.regex(/^[1-7]{1,7}$/)),
  skips: z.optional(z.array(trainPlaceSlug)),
});
export type FiledTrain = z.infer<typeof filedTrain>;

const filedLine = z.strictObject({
  slug: trainPlaceSlug,
  service: trainService,
  operator: z.string(),
  stops: z.array(filedStop).check(z.minLength(2)),
  trains: z.array(filedTrain),
  includes: z.array(trainInclude),
  changes: trainChanges,
  /** an adult's usual one, one way, US cents */
  fare: positive,
});
export type FiledLine = z.infer<typeof filedLine>;
export type FiledStop = FiledLine['stops'][number];

const read = <T>(name: string, schema: z.ZodMiniType<T>): T =>
  readDataFile('The trains', new URL(`../../../data/trains/${name}.json`, import.meta.url), schema);

/** Reads both files: once, at a start. @throws Error that says in one sentence what is wrong with a file, and where */
export const readTrainFiles = () => ({
  places: read('places', z.array(filedPlace)),
  lines: read('lines', z.array(filedLine)),
});
