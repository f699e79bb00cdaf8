import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { searchFlightOffers } from '@alisio/shared-contracts/endpoints';
import {
  type FlightSearchAnswer,
  type FlightSearchPayload,
  flightSearchKey,
} from '@alisio/shared-contracts/flights';
import { freshFor } from './fresh-for.ts';

/** How long a page that is being drawn waits for other suppliers once one has answered. Milliseconds. */
const DRAWING_WAITS_MS = 100;
const onServer = typeof document === 'undefined';

const joined = (before: FlightSearchAnswer | undefined, part: FlightSearchAnswer): FlightSearchAnswer => {
  if (!before) return part;
  const data = [...before.data, ...part.data];
  return { data, meta: { ...part.meta, count: data.length } };
};

/** What came before the answer broke off: nobody is awaited any more. */
function brokenOff({ data, meta }: FlightSearchAnswer): FlightSearchAnswer {
  const { asked, awaited, missing } = meta.suppliers ?? { asked: 0, awaited: [], missing: [] };
  return { data, meta: { ...meta, suppliers: { asked, awaited: [], missing: [...missing, ...awaited] } } };
}

interface AsTheyCome {
  signal: AbortSignal;
  /** what is shown meanwhile */
  known: () => FlightSearchAnswer | undefined;
  show: (answer: FlightSearchAnswer) => void;
}

/** Asks all suppliers, and shows what is there as soon as it is more than what stands. */
async function askAll(
  body: FlightSearchPayload,
  { signal, known, show }: AsTheyCome,
): Promise<FlightSearchAnswer> {
  let all: FlightSearchAnswer | undefined;
  const onPart = (part: FlightSearchAnswer) => {
    all = joined(all, part);
    const before = known();
    const isMore = !before || (before.meta.suppliers && all.data.length >= before.data.length);
    if (isMore && all.meta.suppliers?.awaited.length) show(all);
  };
  try {
    const last = await callApi(searchFlightOffers, { query: {}, body, signal, onPart });
    return all ?? last;
  } catch (error) {
    if (!all || signal.aborted) throw error;
    return brokenOff(all);
  }
}

/**
 * Offers for a search, places named in a language, kept for 30 minutes as all answers (§4) unless suppliers are missing
 * in them; the price itself is confirmed again before anything is sold.
 */
export const flightOffersQuery = (payload: FlightSearchPayload, language: Language) =>
  queryOptions({
    queryKey: ['flight-offers', language, flightSearchKey(payload)],
    queryFn: ({ signal, client, queryKey }): Promise<FlightSearchAnswer> =>
      onServer
        ? callApi(searchFlightOffers, {
            query: { patience: String(DRAWING_WAITS_MS) },
            body: payload,
            signal,
          })
        : askAll(payload, {
            signal,
            known: () => client.getQueryData<FlightSearchAnswer>(queryKey),
            show: (answer) => client.setQueryData(queryKey, answer),
          }),
    staleTime: ({ state }) => (state.data ? freshFor(state.data) : 0),
  });
