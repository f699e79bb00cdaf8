import type { Language } from '@alisio/platform/sdk/i18n';
import type { SearchPlace } from '@alisio/shared-contracts/flights';
import { useEffect, useState } from 'react';

/** The search's code, with the API client beneath it: wanted when a hand comes near, not by the first view. */
export const loadAirportSearch = () =>
  import(/* webpackChunkName: "airport-search" */ '../../api/search-airports.ts');

export interface PlaceMatch extends SearchPlace {
  underCity: boolean;
}

interface Matches {
  term: string;
  matches: PlaceMatch[];
  /** what was searched in its place, where it was mistyped */
  searched?: string | undefined;
}

/** A pause in typing; on a slow line a request for each letter would delay the one that counts. */
const PAUSE_MS = 120;

const NOTHING: Matches = { term: '', matches: [] };

/** What is found for a typed term. A late answer to an earlier keystroke never replaces a newer one. */
export function useAirportMatches(typed: string, language: Language) {
  const term = typed.trim();
  const [found, setFound] = useState<Matches>(NOTHING);

  useEffect(() => {
    if (term === '') return;
    let current = true;
    const show = (found: Omit<Matches, 'term'>) => current && setFound({ term, ...found });
    const ask = async () => {
      try {
        const { findAirports, placeOfAirport } = await loadAirportSearch();
        const { airports, searched } = await findAirports(term, language);
        const matches = airports.map((airport) => ({
          ...placeOfAirport(airport),
          underCity: airport.underCity,
        }));
        show({ matches, searched });
      } catch (error) {
        // §8: request errors are logged only; the next keystroke asks again.
        console.error(error);
        show({ matches: [] });
      }
    };
    const pause = setTimeout(ask, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [term, language]);

  return {
    matches: term === '' ? [] : found.matches,
    searched: term === found.term ? found.searched : undefined,
    status: term !== '' && found.term !== term ? ('loading' as const) : ('ready' as const),
  };
}
