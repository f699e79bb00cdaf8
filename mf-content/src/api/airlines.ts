import { callApi } from '@alisio/platform/sdk/api';
import type { Language } from '@alisio/platform/sdk/i18n';
import { queryOptions } from '@alisio/platform/sdk/query';
import { getAirlines, getCarrierRoutes } from '@alisio/shared-contracts/endpoints';

/** The airlines that have a page, by name. */
export const airlinesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['mf-content', 'airlines', language],
    queryFn: ({ signal }) => callApi(getAirlines, { query: { language }, signal }),
  });

export interface AskedRoutes {
  /** IATA designator of the airline */
  carrier: string;
  /** IATA code of the airport that was chosen */
  from: string | undefined;
  /** ISO code of the visitor's country: without `from` its main airport */
  country: string | undefined;
  /** ISO code */
  currency: string;
  language: Language;
}

/** Prices that nobody has asked for yet are looked up while the page stands: so often it asks for more, and so many times. */
const ASK_AGAIN = { everyMs: 2000, times: 20 };

/** What an airline flies without a stop from where the visitor is, and what its fares bring. */
export const carrierRoutesQuery = ({ carrier, from, country, currency, language }: AskedRoutes) =>
  queryOptions({
    queryKey: ['mf-content', 'carrier-routes', carrier, from ?? country ?? null, currency, language],
    queryFn: ({ signal }) =>
      callApi(getCarrierRoutes, {
        params: { carrier },
        query: { language, currency, ...(from ? { from } : country ? { country } : {}) },
        signal,
      }),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && !data.isPriced && dataUpdateCount < ASK_AGAIN.times ? ASK_AGAIN.everyMs : false,
  });
