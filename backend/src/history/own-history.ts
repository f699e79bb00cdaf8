import type { FlightInventory } from '../flights/index.ts';
import { bookingsOfSession, type OrderDeps } from '../orders/index.ts';
import type { UserHistory } from './user-history.ts';

export interface OwnHistoryDeps extends Pick<OrderDeps, 'db' | 'products'> {
  kept: FlightInventory['kept'];
}

/** What this API knows by itself: the orders of a session, and answers of searches that are kept (§4). */
export const ownHistory = ({ kept, ...orders }: OwnHistoryDeps): UserHistory => ({
  bookings: ({ sessionId }) => bookingsOfSession(orders, sessionId),
  cachedFlights: async ({ searches }, { language }) => {
    const answers = searches.map((search) => kept(search, language));
    return answers.flatMap((answer, search) => (answer ? [{ search, ...answer }] : []));
  },
});
