import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './group-options.ts';

interface Settings<T> {
  box: RefObject<HTMLElement | null>;
  inputValue: string;
  options: readonly ComboboxOption<T>[];
  status: 'idle' | 'loading' | 'ready';
  onChoose: (option: ComboboxOption<T>) => void;
}

/** What somebody does who has thought of something else than the form that they sent. */
const CHANGES_OF_MIND = ['click', 'keydown', 'input'] as const;

/**
 * What is typed and left without a choice takes its first match, as soon as it is found: also what was typed before the
 * box could offer any. A form that is sent meanwhile is sent once that is known, unless whoever sent it does something
 * else before; what finds nothing is left to the form.
 */
export function useSettledText<T>({ box, inputValue, options, status, onChoose }: Settings<T>) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const [sending, setSending] = useState<{ form: HTMLFormElement; by: HTMLElement | null }>();
  // Closed on purpose: the text is wanted as it stands.
  const kept = useRef(false);
  const isHeld = sending !== undefined;
  const loose = typed === inputValue && typed.trim() !== '' && status !== 'idle';
  const match = options.find(({ staysOpen }) => !staysOpen);
  const isOver = status === 'ready' && !match;

  const now = useRef({ holds: false, onChoose });
  useLayoutEffect(() => {
    now.current = { holds: loose && !isOver, onChoose };
  });
  useEffect(() => {
    const form = box.current?.closest('form');
    const hold = (event: SubmitEvent) => {
      if (!form || !now.current.holds) return;
      event.preventDefault();
      event.stopPropagation();
      setSending({ form, by: event.submitter });
    };
    form?.addEventListener('submit', hold, true);
    return () => form?.removeEventListener('submit', hold, true);
  }, [box]);
  useEffect(() => {
    if (!isHeld) return;
    const ended = new AbortController();
    const drop = () => setSending(undefined);
    for (const type of CHANGES_OF_MIND)
      document.addEventListener(type, drop, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [isHeld]);

  const isWanted = left || isHeld;
  useEffect(() => {
    if (isWanted && loose && status === 'ready' && match) now.current.onChoose(match);
  }, [isWanted, loose, status, match]);
  useEffect(() => {
    if (!sending || (loose && !isOver)) return;
    const { form, by } = sending;
    // Once all who follow the place have been drawn with it: what hears of the form may turn the page.
    const turn = setTimeout(() => {
      setSending(undefined);
      form.requestSubmit(by?.isConnected ? by : null);
    });
    return () => clearTimeout(turn);
  }, [sending, loose, isOver]);

  return {
    /** a form waits for what is looked for */
    isHeld,
    /** @param isAway nobody is in the box who could choose */
    type: (text: string, isAway: boolean) => {
      kept.current = false;
      setTyped(text);
      setLeft(isAway);
    },
    leave: () => setLeft(!kept.current),
    /** somebody is in it */
    enter: () => setLeft(false),
    /** its list was closed on purpose */
    keep: () => {
      kept.current = true;
      setLeft(false);
    },
    chosen: () => setTyped(undefined),
  };
}
