import { useCountryCode } from '@alisio/platform/sdk/visitor';
import { knownMainAirportOf } from '@alisio/shared-contracts/flights';

/** Where the search form of flights goes without script: a page that reads what was typed and leads on to the results. */
export const SEARCH_PATH = '/vuelos/buscar';

/** IATA code of where the visitor's country flies from; nothing while nobody knows, and for who is there already. */
export function useHome(to: string): string | undefined {
  const home = knownMainAirportOf(useCountryCode());
  return home === to ? undefined : home;
}

/** The search form with where a text is about, and where the visitor's country flies from: what it lacks are days. */
export function useFlightSearchHref(to: string, from?: string): string {
  const home = useHome(to);
  const begins = from ?? home;
  return `${SEARCH_PATH}?${new URLSearchParams({ ...(begins ? { from: begins } : {}), to, change: '1' })}`;
}
