import { LANGUAGES, type Language } from '@alisio/shared-contracts/languages';
import { countryCode } from '@alisio/shared-contracts/orders';
import {
  guideLanguage,
  legMode,
  tourEffort,
  tourMeal,
  tourPlaceId,
  tourScene,
  tourSlug,
} from '@alisio/shared-contracts/tours';
import { wallTime } from '@alisio/shared-contracts/values';
import { z } from '@alisio/shared-contracts/zod';

const text = z.string().check(z.minLength(1));
/** The same in every language of the site. */
const said = <S extends z.ZodMiniType>(one: S) => z.record(z.enum(LANGUAGES), one);
const saidText = said(text);
const saidTexts = said(z.array(text));
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const number = (least: number, most: number) => z.number().check(z.gte(least), z.lte(most));

const place = z.strictObject({
  name: saidText,
  lat: number(-90, 90),
  lon: number(-180, 180),
  /** metres above the sea */
  altitude: whole(-450, 6500),
});

const day = z.strictObject({
  title: saidText,
  text: saidText,
  legs: z.array(
    z.strictObject({
      from: tourPlaceId,
      to: tourPlaceId,
      mode: legMode,
      km: number(0, 3000),
      minutes: whole(0, 1440),
    }),
  ),
  walkKm: number(0, 30),
  meals: z.array(tourMeal),
  sleeps: z.nullable(tourPlaceId),
});

const tour = z.strictObject({
  slug: tourSlug,
  title: saidText,
  lead: saidText,
  scene: tourScene,
  group: z.strictObject({ least: whole(1, 20), most: whole(1, 30) }),
  guides: z.array(guideLanguage).check(z.minLength(1)),
  effort: tourEffort,
  effortText: saidText,
  /**
   * Whole US dollars: a person in a double, what one pays more who sleeps alone, and less where three do (negative);
   * `child`: percent of the double; `childFrom`: youngest age that is taken, 12 where no children are
   */
  price: z.strictObject({
    double: whole(50, 9000),
    single: whole(0, 5000),
    triple: whole(-1000, 0),
    child: whole(0, 100),
    childFrom: whole(0, 12),
  }),
  stars: whole(1, 5),
  months: z.array(whole(1, 12)).check(z.minLength(1)),
  /** 1 is Monday */
  weekday: whole(1, 7),
  /** when the group meets where its first day begins, by the clock there */
  meets: wallTime,
  days: z.array(day).check(z.minLength(2)),
  included: saidTexts,
  notIncluded: saidTexts,
  bring: saidTexts,
  checks: saidTexts,
  /** where its clock is another than its country's */
  zone: z.optional(text),
  /** other countries that it goes through */
  crosses: z.optional(z.array(countryCode)),
});

/** `backend/data/tours/<slug>.json`: a country, its places and its tours. */
export const tourFile = z.strictObject({
  country: countryCode,
  slug: tourSlug,
  name: saidText,
  /** IANA name of its clock */
  zone: text,
  intro: saidText,
  whenToGo: saidText,
  papers: saidText,
  money: saidText,
  places: z.record(tourPlaceId, place),
  tours: z.array(tour).check(z.minLength(1)),
});
export type TourFile = z.infer<typeof tourFile>;
export type FiledTour = TourFile['tours'][number];
export type FiledDay = FiledTour['days'][number];
export type FiledPlace = TourFile['places'][string];
export type Said<Value> = Record<Language, Value>;
