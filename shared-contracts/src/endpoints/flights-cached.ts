import { cachedFlightsAnswer, cachedFlightsPayload } from '../flights/cached-flights.ts';
import { defineEndpoint } from './define.ts';
import { ofUser } from './of-user.ts';

/** §7: `{ai backend}/api/flight/cached`. The searches are the asker's own; no list of anybody's is kept to be told. */
export const getCachedFlights = defineEndpoint({
  id: 'getCachedFlights',
  method: 'POST',
  path: '/flight/cached',
  summary: "What kept answers say of a user's searches, which are sent; on failure `error`, and no data",
  personal: true,
  query: ofUser,
  body: cachedFlightsPayload,
  status: 200,
  answer: cachedFlightsAnswer,
  errors: ['validation', 'rate-limited'],
});
