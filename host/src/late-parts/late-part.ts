import { useTextsControl } from '@alisio/platform/sdk/i18n';
import { useLocation } from '@alisio/platform/sdk/router';
import { askAgain } from '@alisio/shared-ui/late-part';
import { startTransition, useEffect, useState } from 'react';
import { inTries } from '../loading/in-tries.ts';
import { HOST_TEXTS, laterTexts } from '../locales/language.ts';
import { tellLateParts } from './early-events.ts';

/**
 * A part of the frame whose code is not in the first load. Remotes have their own way (`shared-ui/late-part`): a
 * part of the frame brings its texts, is one for all who show it, is reported when it fails, and is asked for again at
 * the next address, since no press has to bring it.
 */
export interface LatePart<T> {
  /** nothing until it is here */
  get(): T | undefined;
  /** Fetches it once; after a failure the next call asks again. */
  load(): Promise<T>;
}

/** @param fetchIt a dynamic import */
export function latePart<T>(fetchIt: () => Promise<T>): LatePart<T> {
  let here: T | undefined;
  let coming: Promise<T> | undefined;
  return {
    get: () => here,
    load() {
      coming ??= inTries(fetchIt)
        .then((part) => {
          here = part;
          return part;
        })
        .finally(() => {
          coming = undefined;
        });
      return coming;
    },
  };
}

/**
 * The part once it is wanted and here, with its texts. A failure is logged. Who waits for it is told, and asks for it
 * anew; what nobody waits for is asked for again with the line, after a while, and at the next address.
 * @param onFailure of who waits; must stay the same function
 */
export function useLatePart<T>(part: LatePart<T>, wanted: boolean, onFailure?: () => void): T | undefined {
  const [turns, setTurns] = useState(0);
  const texts = useTextsControl();
  const here = texts.holds(laterTexts) ? part.get() : undefined;
  const missing = wanted && here === undefined;
  const { key } = useLocation();
  useEffect(() => {
    void key;
    if (!missing) return;
    let gone = false;
    let stop: (() => void) | undefined;
    Promise.all([part.load(), texts.bring(HOST_TEXTS, laterTexts)]).then(
      () => {
        // In pieces, between which the page answers: nobody waits for most of it.
        if (!gone) startTransition(() => setTurns(turns + 1));
      },
      (error: unknown) => {
        console.error('A part of the frame did not load', error);
        tellLateParts({ kind: 'down', error, page: undefined });
        if (gone) return;
        if (onFailure) onFailure();
        else stop = askAgain(turns + 1, () => setTurns(turns + 1));
      },
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [part, missing, texts, onFailure, key, turns]);
  return here;
}
