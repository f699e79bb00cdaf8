import { PHONE_DISCOUNT } from '@alisio/shared-contracts/contacts';
import {
  CRUISE,
  CRUISE_PARTY_LIMITS,
  type CruiseByPhone,
  type CruiseEnquiry,
  cruiseCode,
  cruiseEnquiry,
  cruisePhonePrice,
} from '@alisio/shared-contracts/cruises';
import { addDays } from '@alisio/shared-contracts/dates';
import { keepCruiseForPhone } from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/index.ts';
import { type CountedLimit, DAY_MS } from '../limits/index.ts';
import { keepOffered } from '../phone-offers/index.ts';
import { ProblemError } from '../problems/index.ts';
import { route } from '../server/index.ts';
import type { CruiseInventory } from './cruise-inventory.ts';
import { partyIn } from './party-in.ts';
import { CRUISE_CURRENCY } from './shown/listed.ts';

export interface PhoneCruisesDeps {
  db: Queries;
  inventory: Pick<CruiseInventory, 'cabin'>;
  clock: () => Date;
  /** from one address */
  keptPerMinute: number;
  /** of presses to call, whatever is sold */
  callsLimit?: CountedLimit | undefined;
}

/** Tomorrow, and never after the day before it leaves. ISO dates. @param now UTC milliseconds */
function lastDayOf(departureDate: string, now: number): string {
  const tomorrow = new Date(now + DAY_MS).toISOString().slice(0, 10);
  const [first = tomorrow] = [tomorrow, addDays(departureDate, -1)].toSorted();
  return first;
}

const inCurrency = (amount: number) => ({ amount, currency: CRUISE_CURRENCY });

/** POST /cruises/{cruise}/phone-offers for the page that shows a code (§1); agents read it in the language of the site. */
export function phoneCruiseRoutes(
  app: FastifyInstance,
  { db, inventory, clock, keptPerMinute, callsLimit }: PhoneCruisesDeps,
): void {
  route(
    app,
    keepCruiseForPhone,
    async ({ params: { cruise: id }, body: { cabin, adults, childAges, calls }, request }) => {
      if (calls) await callsLimit?.(request);
      const party = partyIn(adults, childAges);
      const sold = inventory.cabin(id, cabin, { party, language: DEFAULT_LANGUAGE });
      if (!sold)
        throw new ProblemError('offer-not-found', {
          title: 'This cabin does not exist, or is sold no longer',
        });
      const { cruise, state } = sold;
      const code = cruiseCode({ cruise: id, cabin, party });
      const details: CruiseByPhone = {
        cruise: id,
        cruiseTitle: cruise.title,
        line: cruise.vendor,
        ship: cruise.ship.name,
        departureDate: cruise.departureDate,
        returnDate: cruise.returnDate,
        cabin,
        adults,
        childAges: [...party.childAges],
      };
      const [web, phone] = [inCurrency(state.cabin), inCurrency(cruisePhonePrice(state.cabin))];
      const now = clock().getTime();
      const until = await keepOffered(
        db,
        { product: CRUISE, code, web, phone, discountPercent: PHONE_DISCOUNT.usualPercent, details },
        now,
        lastDayOf(cruise.departureDate, now),
        { calls },
      );
      return { code, until, web, phone };
    },
    { perMinute: keptPerMinute },
  );
}

/** Whether what an enquiry says is of a sailing that is sold, on its day, and of no more people than a cabin has: it may be sold out by then. */
export const knowsCruise =
  (inventory: Pick<CruiseInventory, 'departs'>) =>
  (details: unknown): boolean => {
    const read: { success: boolean; data?: CruiseEnquiry } = cruiseEnquiry.safeParse(details);
    if (!read.data) return false;
    const { cruise, departureDate, adults, ages } = read.data;
    const people = adults + ages.split('-').filter(Boolean).length;
    return people <= CRUISE_PARTY_LIMITS.people && inventory.departs(cruise) === departureDate;
  };
