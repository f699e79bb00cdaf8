import { countryCode } from '../orders/passenger.ts';
import { isoDate, moneyAmount, wallTime } from '../values/index.ts';
import { z } from '../zod/index.ts';
import { guideLanguage, legMode, tourEffort, tourMeal, tourPlaceId, tourScene, tourSlug } from './codes.ts';

const count = z.int().check(z.nonnegative());
const positive = z.int().check(z.positive());
const texts = z.array(z.string());

/** `YYYY-MM` */
export const tourMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/));

/** A country that tours go through. Texts in the language that was asked in, here and below. */
export const tourCountry = z.strictObject({
  slug: tourSlug,
  code: countryCode,
  name: z.string(),
  intro: z.string(),
  /** of its tours, the scene that most have */
  scene: tourScene,
  tours: count,
  /** least price of a person who shares a double, of all departures with places */
  from: z.optional(moneyAmount),
});
export type TourCountry = z.infer<typeof tourCountry>;

/** A country's page. */
export const tourCountryDetail = z.extend(tourCountry, {
  whenToGo: z.string(),
  /** hints about documents and vaccines, to be checked */
  papers: z.string(),
  money: z.string(),
});
export type TourCountryDetail = z.infer<typeof tourCountryDetail>;

/** People in a group: fewer do not leave, more are not taken. */
export const tourGroup = z.strictObject({ least: positive, most: positive });

/** A tour of a list: what its card shows. */
export const listedTour = z.strictObject({
  country: z.strictObject({ slug: tourSlug, code: countryCode, name: z.string() }),
  slug: tourSlug,
  title: z.string(),
  lead: z.string(),
  scene: tourScene,
  days: positive,
  nights: count,
  effort: tourEffort,
  group: tourGroup,
  guides: z.array(guideLanguage),
  /** youngest age that is taken */
  childFrom: count,
  /** where it sleeps, in its order, by name */
  sleeps: texts,
  /** highest place that it stops at, metres above the sea */
  highest: z.int(),
  /** what is asked of its departures with places for so many: least price of a person who shares a double, and the next */
  from: z.optional(moneyAmount),
  next: z.optional(z.strictObject({ startDate: isoDate, left: positive })),
  departures: count,
});
export type ListedTour = z.infer<typeof listedTour>;

/** A place on the map of a tour. `altitude`: metres above the sea. */
export const tourPlace = z.strictObject({
  id: tourPlaceId,
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  altitude: z.int(),
});
export type TourPlace = z.infer<typeof tourPlace>;

/** From one place to another in one go. */
export const tourLeg = z.strictObject({
  from: tourPlaceId,
  to: tourPlaceId,
  mode: legMode,
  km: z.number().check(z.nonnegative()),
  minutes: count,
});
export type TourLeg = z.infer<typeof tourLeg>;

/** A day of the itinerary. `walkKm`: what is walked besides its legs. */
export const tourDay = z.strictObject({
  title: z.string(),
  text: z.string(),
  legs: z.array(tourLeg),
  walkKm: z.number().check(z.nonnegative()),
  meals: z.array(tourMeal),
  /** none on the last one */
  sleeps: z.nullable(tourPlaceId),
});
export type TourDay = z.infer<typeof tourDay>;

/** All that the page of one tour shows, whatever the departure. */
export const tourDetail = z.extend(listedTour, {
  /** IANA name of the clock there */
  zone: z.string(),
  /** where the group meets on the first day, by name, and when by the clock there; an API of before does not tell it */
  meets: z.optional(z.strictObject({ place: z.string(), time: wallTime })),
  effortText: z.string(),
  stars: z.int(),
  /** in which it leaves, 1 to 12 */
  months: z.array(z.int()),
  /** on which it leaves, 1 is Monday */
  weekday: z.int(),
  itinerary: z.array(tourDay),
  places: z.array(tourPlace),
  /** countries that it goes through besides its own: a passport is asked for */
  crosses: z.array(countryCode),
  included: texts,
  notIncluded: texts,
  bring: texts,
  /** hints to be checked: visa, vaccines, the height */
  checks: texts,
  whenToGo: z.string(),
  papers: z.string(),
  money: z.string(),
});
export type TourDetail = z.infer<typeof tourDetail>;
