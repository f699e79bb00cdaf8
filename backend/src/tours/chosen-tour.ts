import { addDays } from '@alisio/shared-contracts/dates';
import type { Language } from '@alisio/shared-contracts/languages';
import {
  type DeparturePrices,
  depositShares,
  inTourCurrency,
  peopleOf,
  sleepersOf,
  sumOf,
  type TourDate,
  type TourHead,
  type TourInCart,
  type TourParty,
  type TourPay,
  type TourRoomKind,
  tourPriceLines,
  tourShares,
} from '@alisio/shared-contracts/tours';
import { type CatalogueTour, placeOf, stopsOf, zoneOf } from './catalogue/index.ts';
import { type BoardedDeparture, cancellationOf, DAYS_BEFORE, pricesBy } from './departures/index.ts';

/** What somebody takes of a departure. */
export interface ChosenTour {
  details: TourInCart;
  /** what each traveler pays now, minor units */
  shares: number[];
}

/** What of a tour a cart, a booking and what is left to pay of it name. */
export const headOf = (of: CatalogueTour, language: Language): TourHead => ({
  country: of.country.slug,
  countryCode: of.country.country,
  countryName: of.country.name[language],
  slug: of.tour.slug,
  title: of.tour.title[language],
  scene: of.tour.scene,
  effort: of.tour.effort,
  zone: zoneOf(of),
  crosses: of.tour.crosses ?? [],
  childFrom: of.tour.price.childFrom,
});

/** Whether a part is enough for now. @param percent that is paid now; 0: deposits are not taken @param today there */
export const takesDeposit = (startDate: string, percent: number, today: string): boolean =>
  percent > 0 && startDate > addDays(today, DAYS_BEFORE.deposit);

/** The last day on which the rest is paid. ISO dates. */
export const restDueOn = (startDate: string): string => addDays(startDate, -DAYS_BEFORE.rest);

/** The days of a departure by their dates. */
const datesOf = (of: CatalogueTour, startDate: string, language: Language): TourDate[] =>
  of.tour.days.map(({ title, meals, sleeps }, at) => ({
    date: addDays(startDate, at),
    title: title[language],
    meals,
    sleeps: sleeps === null ? null : placeOf(of, sleeps).name[language],
  }));

export interface Choice {
  party: TourParty;
  rooms: readonly TourRoomKind[];
  pay: TourPay;
  /** what a double costs a person, minor units */
  double: number;
}

/**
 * A departure as it is bought: who sleeps where, what each pays, and what of it now.
 * @returns nothing where beds and people do not fit, or the tour takes nobody so young
 */
export function chosenTour(
  of: CatalogueTour,
  departure: Pick<BoardedDeparture, 'startDate' | 'endDate' | 'going'>,
  { party, rooms: kinds, pay, double }: Choice,
  { today, percent, language }: { today: string; percent: number; language: Language },
): ChosenTour | undefined {
  const { tour } = of;
  const { startDate, endDate, going } = departure;
  const prices: DeparturePrices = pricesBy(tour, double);
  const rooms = sleepersOf(kinds, party);
  const shares = rooms && tourShares(rooms, prices);
  if (!rooms || !shares || party.childAges.some((age) => age < tour.price.childFrom)) return undefined;
  if (peopleOf(party) > tour.group.most) return undefined;
  const whole = sumOf(shares);
  const isPart = pay === 'deposit' && takesDeposit(startDate, percent, today);
  const now = isPart ? depositShares(shares, percent) : shares;
  const rest = whole - sumOf(now);
  const [meetsAt = ''] = stopsOf(of);
  const { name, ...where } = placeOf(of, meetsAt);
  return {
    shares: now,
    details: {
      tour: headOf(of, language),
      startDate,
      endDate,
      guides: tour.guides,
      group: tour.group,
      going,
      meetsAt: { id: meetsAt, name: name[language], ...where },
      meetsTime: tour.meets,
      dates: datesOf(of, startDate, language),
      rooms: rooms.map(({ childAges, ...room }) => ({ ...room, childAges: [...childAges] })),
      lines: tourPriceLines(rooms, prices),
      ...{ currency: inTourCurrency(whole).currency, shares, whole: inTourCurrency(whole) },
      pay: rest > 0 ? 'deposit' : 'all',
      ...(rest > 0
        ? {
            rest: {
              amount: inTourCurrency(rest),
              shares: shares.map((share, at) => share - (now[at] ?? 0)),
              dueOn: restDueOn(startDate),
            },
          }
        : {}),
      cancellation: cancellationOf(startDate, today).map(({ from, keepsPercent }) => ({
        ...(from === undefined ? {} : { from }),
        keeps: Math.round((whole * keepsPercent) / 100),
      })),
    },
  };
}

/**
 * A tour that was chosen in one language, told in another: by the catalogue, while its days are the ones that were bought.
 */
export function toldIn<Details extends TourInCart>(
  of: CatalogueTour | undefined,
  details: Details,
  language: Language,
): Details {
  const { meetsAt, dates } = details;
  const place = of?.country.places[meetsAt.id];
  if (!of || !place || of.tour.days.length !== dates.length) return details;
  const days = datesOf(of, details.startDate, language);
  const isSame = days.every(({ meals }, at) => meals.join() === dates[at]?.meals.join());
  if (!isSame) return details;
  return {
    ...details,
    tour: headOf(of, language),
    meetsAt: { ...meetsAt, name: place.name[language] },
    dates: days,
  };
}
