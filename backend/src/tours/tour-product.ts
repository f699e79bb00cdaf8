import { DEFAULT_LANGUAGE, type Language } from '@alisio/shared-contracts/languages';
import {
  type BookedTour,
  inTourCurrency,
  peopleOf,
  sumOf,
  type TourInCart,
  tourInCart,
} from '@alisio/shared-contracts/tours';
import { z } from '@alisio/shared-contracts/zod';
import type { KeptTourBalance, Queries } from '../database/index.ts';
import type { CallOff, OrderedItem, Product, ProductTitles } from '../orders/index.ts';
import { instantsOf } from '../papers/index.ts';
import { fillIn } from '../texts/index.ts';
import { tourId } from './catalogue/index.ts';
import { closesOn, dayEnds } from './departures/index.ts';
import { onlyAlone } from './only-alone.ts';
import { partyOf, tourPassengerMisfits } from './passenger-fit.ts';
import { dayText, tourTexts } from './texts/tour-texts.ts';
import { balanceUnder } from './tour-balances.ts';
import { bookTour, cancelTour } from './tour-bookings.ts';
import { tourEvents, tourReservations } from './tour-events.ts';
import type { KeptPlaces, TourInventory } from './tour-inventory.ts';
import { tourCodes, tourSections } from './tour-paper.ts';
import { tourLines } from './tour-text.ts';

export const tourTitles: ProductTitles = {
  'offer-not-found': 'This tour does not exist, or is sold no longer',
  'seats-gone': 'The last places were sold',
};

type Details = Pick<OrderedItem, 'details'>;

/** `KeptPlaces`, whatever else the shape of tours is by then. */
const kept = z.object({
  tour: z.object({ country: z.string(), slug: z.string(), zone: z.string() }),
  startDate: z.string(),
  endDate: z.string(),
  rooms: z.array(z.object({ adults: z.int(), childAges: z.array(z.int()) })),
});
/** As above; nothing is promised of a tour that has none of it. */
const terms = z.object({
  tour: z.object({ zone: z.string() }),
  cancellation: z.array(z.object({ from: z.optional(z.string()), keeps: z.int() })),
});
/** As it was written: who reads a booking knows what tours were like. */
const shown = z.looseObject({});
const answered = z.object({ confirmationNumber: z.string(), balanceReference: z.optional(z.string()) });
/** What is added to it later (`asItStands`). */
const stands = z.object({ isRestPaid: z.boolean() });

function placesOf({ details }: Details): KeptPlaces {
  const { tour, startDate, rooms } = z.parse(kept, details);
  return { tour, startDate, people: peopleOf(partyOf({ rooms })) };
}
const idOf = ({ details }: Details): string => {
  const { country, slug } = z.parse(kept, details).tour;
  return tourId(country, slug);
};

/** What is left to pay of a tour, once its organizer has named the booking. */
function balanceOf(details: TourInCart, confirmationNumber: string): KeptTourBalance {
  const { tour, startDate, endDate, whole, rest } = details;
  if (!rest) throw new RangeError('all of this tour was paid');
  return {
    shares: rest.shares,
    details: {
      ...{ tour, startDate, endDate, confirmationNumber, whole },
      people: rest.shares.length,
      paid: inTourCurrency(whole.amount - rest.amount.amount),
      rest: rest.amount,
      dueOn: rest.dueOn,
    },
  };
}

export interface TourProductDeps {
  db: Queries;
  inventory: Pick<TourInventory, 'price' | 'titleOf' | 'toldIn' | 'takePlaces' | 'giveBackPlaces' | 'leaves'>;
  clock: () => Date;
}

/** Why a booked tour does not take place for who has booked it; nothing where it does. */
async function callOffOf(
  { db, inventory }: TourProductDeps,
  item: OrderedItem,
  now: Date,
): Promise<CallOff | undefined> {
  const { data: tour } = tourInCart.safeParse(item.details);
  if (!tour) return undefined;
  if (!(await inventory.leaves(tour)))
    return {
      why: (language) =>
        fillIn(tourTexts(language).calledOff.group, {
          least: String(tour.group.least),
          day: dayText(tour.startDate, language),
        }),
    };
  const reference = answered.safeParse(item.confirmation).data?.balanceReference;
  const balance = reference === undefined ? undefined : await balanceUnder(db, reference);
  if (balance?.state !== 'due') return undefined;
  const { dueOn } = balance.details;
  if (now.getTime() < dayEnds(dueOn, tour.tour.zone)) return undefined;
  return {
    why: (language) => fillIn(tourTexts(language).calledOff.unpaid, { day: dayText(dueOn, language) }),
    byBuyer: { title: (language) => tourTexts(language).calledOff.unpaidTitle },
  };
}

/** A tour as it is ordered, paid and booked: its reference names departure, people, rooms and what is paid now. */
export const tourProduct = (deps: TourProductDeps): Product => {
  const { db, inventory, clock } = deps;
  return {
    titles: tourTitles,
    price: async (reference, language = DEFAULT_LANGUAGE) => {
      const tour = await inventory.price(reference, language);
      if (!tour) return undefined;
      const { details, shares, available } = tour;
      return { title: details.tour.title, details, total: inTourCurrency(sumOf(shares)), available };
    },
    title: (item, language) => {
      const read = kept.safeParse(item.details);
      return read.success ? inventory.titleOf(read.data.tour, language) : undefined;
    },
    bookableUntil: (item) => {
      const read = kept.safeParse(item.details);
      return read.success ? dayEnds(closesOn(read.data.startDate), read.data.tour.zone) : undefined;
    },
    freeUntil: (item) => {
      const read = terms.safeParse(item.details);
      const costs = read.success && read.data.cancellation.find(({ keeps }) => keeps > 0);
      return costs && costs.from !== undefined
        ? Math.min(...instantsOf({ at: costs.from, zone: read.data.tour.zone }))
        : undefined;
    },
    lastDay: (item) => {
      const read = kept.safeParse(item.details);
      return read.success ? read.data.endDate : undefined;
    },
    travelers: (item) => placesOf(item).people,
    places: (item) => placesOf(item).people,
    hold: (tx, item) => inventory.takePlaces(tx, placesOf(item)),
    confirm: async (item, key) => {
      const tour = tourInCart.safeParse(item.details).data;
      const rest = tour?.rest && tour;
      const balance = rest && ((number: string) => balanceOf(rest, number));
      const answer = await bookTour(db, key, { ...placesOf(item), tour: idOf(item) }, balance);
      return answer ? { kind: 'booked', answer } : { kind: 'refused' };
    },
    cancel: async (item, key) => {
      // Where the day of the decision has come it is decided with them: who cancels afterwards changes nothing of it.
      await inventory.leaves(placesOf(item));
      await cancelTour(db, key, idOf(item), clock());
    },
    calledOff: (item, now) => callOffOf(deps, item, now),
    release: (tx, item) => inventory.giveBackPlaces(tx, placesOf(item)),
    misfits: (item, { passengers, particulars = {}, order, lastDay }, now) => {
      const tour = z.parse(tourInCart, item.details);
      return [
        ...(tour.rest ? onlyAlone(order) : []),
        ...(passengers ? tourPassengerMisfits(passengers, tour, now, lastDay) : []),
        ...Object.entries(particulars).flatMap(([path, value]) =>
          path === 'requests' && typeof value === 'string'
            ? []
            : [{ part: 'particulars' as const, path, code: 'not-asked' }],
        ),
      ];
    },
    asItStands: async (item) => {
      const { data: answer } = answered.safeParse(item.confirmation);
      const balance = answer?.balanceReference && (await balanceUnder(db, answer.balanceReference));
      if (!answer || !balance) return item;
      return { ...item, confirmation: { ...answer, isRestPaid: balance.state === 'paid' } };
    },
    present: (item) => {
      const { confirmationNumber = '', balanceReference } = answered.safeParse(item.confirmation).data ?? {};
      const booked = { confirmationNumber, ...(balanceReference === undefined ? {} : { balanceReference }) };
      const details = { ...z.parse(shown, item.details), ...booked };
      const read = tourInCart.safeParse(item.details);
      if (!read.success) return { details, lines: () => [] };
      const bought: BookedTour = { ...read.data, ...booked };
      const tour = (language: Language) => inventory.toldIn(bought, language);
      const { isRestPaid = false } = stands.safeParse(item.confirmation).data ?? {};
      return {
        details,
        lines: (language) => tourLines(tour(language), language),
        codes: (language) => tourCodes(confirmationNumber, language),
        sections: (language, isCancelled) =>
          tourSections(tour(language), item.particulars, language, { isCancelled, isRestPaid }),
        events: (reference, language) => tourEvents(tour(language), reference, language),
        structured: (reference, names) => tourReservations(bought, reference, names),
      };
    },
  };
};
