import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { WANTED } from '../hydration/index.ts';
import { askAgain } from './ask-again.ts';
import { whenFirstViewDone } from './first-view.ts';
import { useNear } from './use-near.ts';

/**
 * What else brings a part to life, besides a hand, the focus or a key on it. `at-once`: where this tab knows more than
 * the server did, what it has kept for instance.
 */
export type Wakes = 'at-once' | 'idle' | 'near' | 'touched';

const TOUCHES = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/**
 * Has a part's code fetched when it is wanted, and again when it did not come: after a while, with the line, and with a
 * press.
 * @param bring fetches the code and brings the part to life
 * @returns whether somebody waits for code that cannot be had, and what asks for it again
 */
export function useWaking(
  place: RefObject<Element | null>,
  wakes: () => Wakes,
  bring: () => Promise<unknown>,
) {
  const [touched, setTouched] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [failures, setFailures] = useState(0);
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => {
    setWanted(true);
    setAsked((times) => times + 1);
  }, []);
  const isDone = useRef(false);

  useEffect(() => {
    const touch = () => {
      setTouched(true);
      setWanted(true);
    };
    const look = ({ target }: Event) => {
      if (!isDone.current && target instanceof Node && place.current?.contains(target)) touch();
    };
    const part = place.current;
    if (part?.contains(document.activeElement)) touch();
    part?.addEventListener(WANTED, touch);
    // On the window: React keeps what happens in a part that sleeps from who stands around it.
    for (const type of TOUCHES) window.addEventListener(type, look, true);
    const when = wakes();
    if (when === 'at-once') setWanted(true);
    const stop = when === 'idle' ? whenFirstViewDone(() => setWanted(true)) : undefined;
    return () => {
      part?.removeEventListener(WANTED, touch);
      for (const type of TOUCHES) window.removeEventListener(type, look, true);
      stop?.();
    };
  }, [place, wakes]);
  useNear(place, '50%', () => {
    if (wakes() === 'near') setWanted(true);
  });

  useEffect(() => {
    void asked;
    if (!wanted || isDone.current) return;
    let gone = false;
    bring().then(
      () => {
        isDone.current = true;
        if (!gone) setFailures(0);
      },
      (cause: unknown) => {
        console.warn('late part', cause);
        if (!gone) setFailures((times) => times + 1);
      },
    );
    return () => {
      gone = true;
    };
  }, [wanted, asked, bring]);

  useEffect(() => (failures > 0 ? askAgain(failures, ask) : undefined), [failures, ask]);
  return { isSilent: touched && failures > 0, ask };
}
