import type { Language } from '@alisio/platform/sdk/i18n';
import type { StayPlace } from '@alisio/shared-contracts/hotels';
import { useEffect, useState } from 'react';

/** The search's code, with the API client beneath it: wanted when a hand comes near, not by the first view. */
export const loadStayPlaces = () => import(/* webpackChunkName: "stay-places" */ '../../api/stay-places.ts');

/** A pause in typing; on a slow line a request for each letter would delay the one that counts. */
const PAUSE_MS = 120;

interface Matches {
  term: string;
  places: readonly StayPlace[];
  isMended: boolean;
}

const NOTHING: Matches = { term: '', places: [], isMended: false };

/** What is found for a typed term. A late answer to an earlier keystroke never replaces a newer one. */
export function usePlaceMatches(typed: string, language: Language) {
  const term = typed.trim();
  const [found, setFound] = useState(NOTHING);

  useEffect(() => {
    if (term === '') return;
    let current = true;
    const show = (next: Omit<Matches, 'term'>) => current && setFound({ term, ...next });
    const ask = async () => {
      try {
        const { findStayPlaces } = await loadStayPlaces();
        const { data, isMended } = await findStayPlaces(term, language);
        show({ places: data, isMended });
      } catch (error) {
        // §8: request errors are logged only; the next keystroke asks again.
        console.error(error);
        show({ places: [], isMended: false });
      }
    };
    const pause = setTimeout(ask, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [term, language]);

  const isCurrent = found.term === term;
  return {
    places: term === '' ? [] : found.places,
    /** what was searched in the place of what was typed */
    searched: isCurrent && found.isMended ? found.places[0]?.name : undefined,
    status: term !== '' && !isCurrent ? ('loading' as const) : ('ready' as const),
  };
}
