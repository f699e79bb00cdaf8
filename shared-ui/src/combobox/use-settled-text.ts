import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ComboboxOption } from './group-options.ts';

interface Settings<T> {
  box: RefObject<HTMLElement | null>;
  inputValue: string;
  options: readonly ComboboxOption<T>[];
  status: 'idle' | 'loading' | 'ready';
  onSelect: (option: ComboboxOption<T>) => void;
}

/**
 * What is typed and left without a choice takes its first match, as soon as it is found: by whoever goes on with the
 * pointer, and by what was typed before the box could offer any. A form that is sent meanwhile is sent once that is
 * known; what finds nothing is left to the form.
 */
export function useSettledText<T>({ box, inputValue, options, status, onSelect }: Settings<T>) {
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState(false);
  const [sending, setSending] = useState<{ form: HTMLFormElement; by: HTMLElement | null }>();
  const loose = typed === inputValue && typed.trim() !== '' && status !== 'idle';
  const match = options.find(({ staysOpen }) => !staysOpen);
  const isOver = status === 'ready' && !match;

  const now = useRef({ loose, isOver });
  useLayoutEffect(() => {
    now.current = { loose, isOver };
  });
  useEffect(() => {
    const form = box.current?.closest('form');
    const hold = (event: SubmitEvent) => {
      if (!form || !now.current.loose || now.current.isOver) return;
      event.preventDefault();
      event.stopPropagation();
      setSending({ form, by: event.submitter });
    };
    form?.addEventListener('submit', hold, true);
    return () => form?.removeEventListener('submit', hold, true);
  }, [box]);

  const select = useRef(onSelect);
  select.current = onSelect;
  const isWanted = left || sending !== undefined;
  useEffect(() => {
    if (isWanted && loose && status === 'ready' && match) select.current(match);
  }, [isWanted, loose, status, match]);
  useEffect(() => {
    if (!sending || (loose && !isOver)) return;
    setSending(undefined);
    // Once all who follow the place have been drawn with it: what hears of the form may turn the page.
    setTimeout(() => sending.form.requestSubmit(sending.by));
  }, [sending, loose, isOver]);

  return {
    /** @param isAway nobody is in the box who could choose */
    type: (text: string, isAway: boolean) => {
      setTyped(text);
      setLeft(isAway);
    },
    leave: () => setLeft(true),
    /** somebody is in it, or has closed its list and wants it as it stands */
    stay: () => setLeft(false),
    chosen: () => setTyped(undefined),
  };
}
