import { getCachedFlights, getUserBookings } from '@alisio/shared-contracts/endpoints';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problems/index.ts';
import { languageOf, route, sessionOf } from '../server/index.ts';
import { isSessionOf, type SessionDeps } from '../sessions/index.ts';
import type { UserHistory } from './user-history.ts';

export interface HistoryRoutesDeps extends Pick<SessionDeps, 'db'> {
  history: UserHistory;
  cachedPerMinute: number;
}

/** GET /booking and POST /flight/cached (§7): what a user has booked and searched, for that user alone. */
export function historyRoutes(
  app: FastifyInstance,
  { db, history, cachedPerMinute }: HistoryRoutesDeps,
): void {
  route(app, getUserBookings, async ({ query: { userId }, request }) => {
    const sessionId = sessionOf(request);
    if (!(await isSessionOf({ db }, sessionId, userId))) return { data: [] };
    try {
      return { data: await history.bookings({ userId, sessionId }) };
    } catch (error) {
      request.log.error({ err: error }, 'no bookings of a user');
      throw new ProblemError('unavailable');
    }
  });

  route(
    app,
    getCachedFlights,
    async ({ body, query: { userId }, request }) => {
      const language = languageOf(request);
      try {
        return { error: false, data: await history.cachedFlights(body, { userId, language }) };
      } catch (error) {
        request.log.error({ err: error }, 'no cached flights');
        return { error: true, data: [] };
      }
    },
    { perMinute: cachedPerMinute },
  );
}
