import { useTextsControl } from '@alisio/platform/sdk/i18n';
import { useLocation } from '@alisio/platform/sdk/router';
import { useEffect, useState } from 'react';
import { inTries } from '../loading/in-tries.ts';
import { addLaterTexts, LATER_TEXTS } from '../locales/language.ts';
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
 * The part once it is wanted and here, with its texts. A failure is logged and told to `onFailure`; it is asked
 * for again at the next address.
 * @param onFailure must stay the same function
 */
export function useLatePart<T>(part: LatePart<T>, wanted: boolean, onFailure?: () => void): T | undefined {
  const [, setArrived] = useState(false);
  const texts = useTextsControl();
  const here = texts.has(texts.language(), LATER_TEXTS) ? part.get() : undefined;
  const missing = wanted && here === undefined;
  const { key } = useLocation();
  useEffect(() => {
    void key;
    if (!missing) return;
    let gone = false;
    Promise.all([part.load(), addLaterTexts(texts)]).then(
      () => {
        if (!gone) setArrived(true);
      },
      (error: unknown) => {
        console.error('A part of the frame did not load', error);
        tellLateParts({ kind: 'down', error, page: undefined });
        if (!gone) onFailure?.();
      },
    );
    return () => {
      gone = true;
    };
  }, [part, missing, texts, onFailure, key]);
  return here;
}
