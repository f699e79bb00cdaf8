import {
  chooseTour,
  getTour,
  getTourAddresses,
  getTourBalance,
  getTourCountries,
  getTourCountry,
  getTourDepartures,
  searchTours,
} from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import { inTourCurrency, sumOf } from '@alisio/shared-contracts/tours';
import type { FastifyInstance } from 'fastify';
import type { Queries } from '../database/index.ts';
import { HOLD_MS } from '../holds/index.ts';
import { problemOf } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf } from '../server/language.ts';
import { route } from '../server/route.ts';
import { balanceEnds, balanceIn } from './balance-product.ts';
import { checkAges, partyIn } from './party-in.ts';
import { tourAddresses } from './tour-addresses.ts';
import { balanceUnder, type TourBalance } from './tour-balances.ts';
import type { TourInventory } from './tour-inventory.ts';
import { tourTitles } from './tour-product.ts';
import { balanceTitle } from './tour-text.ts';

/** What is sold changes with a release of the catalogue alone. */
const SHARED_SECONDS = 600;

const sold = { titles: tourTitles };

export interface TourRoutesDeps {
  db: Queries;
  inventory: TourInventory;
  clock: () => Date;
  /** of one address, for each of these */
  perMinute: { searches: number; tours: number };
}

function stateOf(
  { state, isCancelled, details }: TourBalance,
  now: number,
): 'due' | 'paying' | 'paid' | 'over' {
  if (isCancelled) return 'over';
  return state === 'due' && now >= balanceEnds(details) ? 'over' : state;
}

/** GET /tours/addresses, /tours/countries, /tours/countries/{country}, /tours/search, /tours/{country}/{tour}, …/departures; POST …/choose, /tours/balance. */
export async function tourRoutes(
  app: FastifyInstance,
  { db, inventory, clock, perMinute }: TourRoutesDeps,
): Promise<void> {
  const searches = { perMinute: perMinute.searches };
  const tours = { perMinute: perMinute.tours };

  route(
    app,
    getTourCountries,
    async ({ query: { language = DEFAULT_LANGUAGE } }) => ({ data: await inventory.countries(language) }),
    tours,
  );

  route(
    app,
    getTourAddresses,
    async ({ reply }) => {
      reply.header('cache-control', `public, max-age=${SHARED_SECONDS}`);
      return { data: tourAddresses(inventory.catalogue) };
    },
    tours,
  );

  route(
    app,
    getTourCountry,
    async ({ params: { country }, query: { language = DEFAULT_LANGUAGE } }) => {
      const found = await inventory.country(country, language);
      if (!found) throw new ProblemError('not-found');
      return found;
    },
    tours,
  );

  route(
    app,
    searchTours,
    async ({ query: { language = DEFAULT_LANGUAGE, text = '', people = '2', youngest, ...where } }) => ({
      data: await inventory.search(
        {
          ...where,
          text,
          people: Number(people),
          youngest: youngest === undefined ? undefined : Number(youngest),
        },
        language,
      ),
    }),
    searches,
  );

  route(
    app,
    getTour,
    async ({ params: { country, tour }, query: { language = DEFAULT_LANGUAGE } }) => {
      const detail = await inventory.detail(country, tour, language);
      if (!detail) throw new ProblemError('not-found');
      return detail;
    },
    tours,
  );

  route(
    app,
    getTourDepartures,
    async ({ params: { country, tour } }) => {
      const found = await inventory.departures(country, tour);
      if (!found) throw new ProblemError('not-found');
      return { data: found.data, meta: { expiresAt: new Date(found.heldUntil).toISOString() } };
    },
    tours,
  );

  route(
    app,
    chooseTour,
    async ({ params: { country, tour }, body: { key, pay, ...people }, request }) => {
      const choice = { key, pay, ...partyIn(people) };
      checkAges(choice.party, inventory.catalogue.tour(country, tour)?.tour.price.childFrom);
      const chosen = await inventory.choose(country, tour, choice, languageOf(request));
      if (!chosen) throw problemOf(sold, 'offer-not-found');
      if (!chosen.available) throw problemOf(sold, 'seats-gone');
      const { reference, details, shares, shownFor, heldUntil } = chosen;
      return {
        reference,
        title: details.tour.title,
        total: inTourCurrency(sumOf(shares)),
        shares,
        details,
        ...(shownFor === undefined
          ? {}
          : { changed: { before: inTourCurrency(shownFor), now: details.whole } }),
        expiresAt: new Date(heldUntil).toISOString(),
      };
    },
    tours,
  );

  route(
    app,
    getTourBalance,
    async ({ body: { reference }, request }) => {
      const balance = await balanceUnder(db, reference);
      if (!balance) throw new ProblemError('not-found');
      const language = languageOf(request);
      const details = balanceIn(inventory, balance, language);
      const now = clock().getTime();
      return {
        state: stateOf(balance, now),
        reference,
        title: balanceTitle(details.tour.title, language),
        total: details.rest,
        shares: balance.shares,
        details,
        expiresAt: new Date(now + HOLD_MS.chosen).toISOString(),
      };
    },
    tours,
  );
}
