import { useEffect, useState } from 'react';
import type { Language } from '../i18n/index.ts';

export interface FoundMatches<Match> {
  /** best first */
  matches: readonly Match[];
  /** what was searched in the place of what was typed, where that was mistyped */
  searched: string | undefined;
}

/** Asks for what a term finds. @throws when nobody answers */
export type FindMatches<Match> = (term: string, language: Language) => Promise<FoundMatches<Match>>;

/** A pause in typing; on a slow line a request for each letter would delay the one that counts. */
const PAUSE_MS = 120;

/**
 * What is found for a typed term. A late answer to an earlier keystroke never replaces a newer one.
 * @param find the same function each time
 */
export function useMatches<Match>(typed: string, language: Language, find: FindMatches<Match>) {
  const term = typed.trim();
  const [found, setFound] = useState<FoundMatches<Match> & { term: string }>({
    term: '',
    matches: [],
    searched: undefined,
  });

  useEffect(() => {
    if (term === '') return;
    let current = true;
    const show = (next: FoundMatches<Match>) => current && setFound({ term, ...next });
    const ask = async () => {
      try {
        show(await find(term, language));
      } catch (error) {
        // §8: request errors are logged only; the next keystroke asks again.
        console.error(error);
        show({ matches: [], searched: undefined });
      }
    };
    const pause = setTimeout(ask, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(pause);
    };
  }, [term, language, find]);

  return {
    matches: term === '' ? [] : found.matches,
    searched: term === found.term ? found.searched : undefined,
    status: term !== '' && found.term !== term ? ('loading' as const) : ('ready' as const),
  };
}
