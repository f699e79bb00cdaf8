import { attributionOf, NO_ATTRIBUTION } from '../attribution/index.ts';
import { flightSearchKey, flightSearchPayloadOf, readFlightSearchQuery } from '../flights/form.ts';
import { flightSearchPayload } from '../flights/search.ts';
import type { Endpoint } from './define.ts';
import { searchFlightOffers } from './flights.ts';

/** A call that the web edge makes while the page's code is on its way. */
export interface FirstDataCall {
  endpoint: Endpoint;
  body: unknown;
  /** equal for the same question: the page takes the answer only under the key it would ask with */
  key: string;
}

export type FirstDataName = 'flight-offers';

/** `today`: ISO date; `referrer`: the header of that name, empty for none. */
type ReadFirstData = (url: URL, today: string, referrer: string) => FirstDataCall | undefined;

/** One name, one way from an address to a call; nothing when the address asks for nothing answerable. */
export const firstData: Record<FirstDataName, ReadFirstData> = {
  'flight-offers': (url, today, referrer) => {
    const infoData = attributionOf({ url, referrer }) ?? NO_ATTRIBUTION;
    const payload = flightSearchPayloadOf(readFlightSearchQuery(url.searchParams, today), infoData);
    if (!flightSearchPayload.safeParse(payload).success) return undefined;
    return { endpoint: searchFlightOffers, body: payload, key: flightSearchKey(payload) };
  },
};
