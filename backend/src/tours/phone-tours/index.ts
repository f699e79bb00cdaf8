import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import { keepTourForPhone } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import {
  inTourCurrency,
  TOUR,
  type TourByPhone,
  tourCode,
  tourPhonePrice,
} from '@alisio/shared-contracts/tours';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../../database/index.ts';
import { DAY_MS } from '../../limits/index.ts';
import { problemOf } from '../../orders/index.ts';
import { keepOffered } from '../../phone-offers/index.ts';
import { route } from '../../server/index.ts';
import { closesOn } from '../departures/index.ts';
import { partyIn } from '../party-in.ts';
import type { TourInventory } from '../tour-inventory.ts';
import { tourTitles } from '../tour-product.ts';

export interface PhoneToursDeps {
  db: Queries;
  inventory: Pick<TourInventory, 'shown'>;
  clock: () => Date;
  /** from one address */
  keptPerMinute: number;
}

/** Tomorrow, and never after the last day on which the departure is sold. ISO dates. @param now UTC milliseconds */
function lastDayOf(startDate: string, now: number): string {
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const [first = tomorrow] = [tomorrow, closesOn(startDate)].toSorted();
  return first;
}

/** POST /tours/{country}/{tour}/phone-offers for the page that shows a code (§1); agents read it in the language of the site. */
export function phoneTourRoutes(
  app: FastifyInstance,
  { db, inventory, clock, keptPerMinute }: PhoneToursDeps,
): void {
  route(
    app,
    keepTourForPhone,
    async ({ params: { country, tour: slug }, body: { startDate, ...people } }) => {
      const { party, rooms } = partyIn(people);
      const choice = { party, rooms, pay: 'all' as const };
      const tour = await inventory.shown(country, slug, startDate, choice, DEFAULT_LANGUAGE);
      if (!tour) throw problemOf({ titles: tourTitles }, 'offer-not-found');
      const code = tourCode({ country, slug, startDate, ...party, rooms });
      const details: TourByPhone = {
        country,
        slug,
        tourTitle: tour.tour.title,
        startDate,
        endDate: tour.endDate,
        adults: party.adults,
        childAges: [...party.childAges],
        rooms: [...rooms],
      };
      const now = clock().getTime();
      const until = await keepOffered(
        db,
        {
          product: TOUR,
          code,
          web: tour.whole,
          phone: inTourCurrency(tourPhonePrice(tour.whole.amount)),
          discountPercent: PHONE_DISCOUNT.usualPercent,
          details,
        },
        now,
        lastDayOf(startDate, now),
      );
      return { code, until };
    },
    { perMinute: keptPerMinute },
  );
}
