import { activityReference, partyOf } from '@alisio/shared-contracts/activities';
import {
  chooseActivity,
  getActivity,
  getActivitySessions,
  searchActivities,
} from '@alisio/shared-contracts/endpoints';
import { DEFAULT_LANGUAGE } from '@alisio/shared-contracts/languages';
import type { FastifyInstance } from 'fastify';
import type { SharedLimit } from '../limits/index.ts';
import { problemOf } from '../orders/index.ts';
import { ProblemError } from '../problems/index.ts';
import { languageOf } from '../server/language.ts';
import { leaving } from '../server/leaving.ts';
import { route } from '../server/route.ts';
import type { ActivityInventory } from './activity-inventory.ts';
import { activityTitles } from './activity-product.ts';
import { activityTitle } from './activity-text.ts';

const sold = { titles: activityTitles };
const USD = 'USD';

export interface ActivityRoutesDeps {
  inventory: ActivityInventory;
  /** of all computed searches */
  searchesLimit?: SharedLimit | undefined;
  /** of one address, for each of these: one caller takes no more than a part of what answers all */
  perMinute: { searches: number; sessions: number };
}

const refusedDays = (path: 'from' | 'to', code: 'days-past' | 'days-too-far') =>
  new ProblemError('validation', { errors: [{ path, code }] });

/** GET /activities/{code}; POST /activities/availability/search, /activities/{code}/availability, /choose. */
export function activityRoutes(
  app: FastifyInstance,
  { inventory, searchesLimit, perMinute }: ActivityRoutesDeps,
): void {
  const checkDays = (days: { from: string; to: string }): void => {
    if (inventory.isPast(days)) throw refusedDays('to', 'days-past');
    if (inventory.isTooFar(days)) throw refusedDays('from', 'days-too-far');
  };

  route(
    app,
    searchActivities,
    async ({ body, query: { ages = '', ...facets }, reply }) => {
      checkDays(body);
      const besides = { ages: ages === '' ? [] : ages.split('-').map(Number), facets };
      const answer = await inventory.search(body, besides, leaving(reply));
      // Text already.
      reply.header('content-type', 'application/json; charset=utf-8').serializer((text) => text);
      return reply.send(answer);
    },
    { perMinute: perMinute.searches, sharedLimit: searchesLimit },
  );

  const sessions = { perMinute: perMinute.sessions };

  route(
    app,
    getActivity,
    async ({ params: { code }, query: { language = DEFAULT_LANGUAGE } }) => {
      const detail = inventory.detail(code, language);
      if (!detail) throw new ProblemError('not-found');
      return detail;
    },
    sessions,
  );

  route(
    app,
    getActivitySessions,
    async ({ params: { code }, body: { from, to, paxes } }) => {
      checkDays({ from, to });
      const found = await inventory.sessions(code, { from, to, party: partyOf(paxes) });
      if (!found) throw new ProblemError('not-found');
      return found;
    },
    sessions,
  );

  route(
    app,
    chooseActivity,
    async ({ params: { code }, body, request }) => {
      const language = body.language ?? languageOf(request);
      const { rateKey, start, guideLanguage } = body;
      const reference = activityReference(code, { rateKey, language: guideLanguage, start });
      const activity = await inventory.priced(reference, language, 'chosen');
      if (!activity) throw problemOf(sold, 'offer-not-found');
      if (!activity.available) throw problemOf(sold, 'seats-gone');
      const { details, shares, total, shownFor, heldUntil } = activity;
      return {
        reference: activity.reference,
        title: activityTitle(details, language),
        total: { amount: total, currency: USD },
        shares,
        details,
        ...(shownFor === undefined
          ? {}
          : {
              changed: { before: { amount: shownFor, currency: USD }, now: { amount: total, currency: USD } },
            }),
        expiresAt: new Date(heldUntil).toISOString(),
      };
    },
    sessions,
  );
}
