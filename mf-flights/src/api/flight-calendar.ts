import { callApi } from '@alisio/platform/sdk/api';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getFlightCalendar } from '@alisio/shared-contracts/endpoints';
import type { FlightCalendarPayload } from '@alisio/shared-contracts/flights';
import { freshFor } from './fresh-for.ts';

/** The lowest total of each day of departure; who asks, and how they came, changes no price. */
export function flightCalendarQuery(payload: FlightCalendarPayload) {
  const { infoData: _, ...question } = payload;
  return queryOptions({
    queryKey: ['flight-calendar', question],
    queryFn: ({ signal }) => callApi(getFlightCalendar, { body: payload, signal }),
    staleTime: ({ state }) => (state.data ? freshFor(state.data) : 0),
  });
}
