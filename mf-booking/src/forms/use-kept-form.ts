import { whenFirstViewDone } from '@alisio/shared-ui/late-part';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { FormValues } from './form-values.ts';
import { areFormsHere, createKeptForm, type Kept, type KeptForm } from './kept-form.ts';

/**
 * Keeps what has the focus where it stands in the window over the caller's next change: an error that appears above
 * a field just entered must not push it away.
 * @returns to be called right before the state is set
 */
function useHoldStill(): () => void {
  const held = useRef<{ element: Element; top: number }>(undefined);
  useLayoutEffect(() => {
    if (!held.current) return;
    const { element, top } = held.current;
    held.current = undefined;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return () => {
    const element = document.activeElement;
    if (!element || element === document.body) return;
    held.current = { element, top: element.getBoundingClientRect().top };
  };
}

/**
 * The form of a page, or of a part of one. Errors show on leaving a field, and all of them once the form was sent.
 * @param kept `rules` is the same function until they change
 */
export function useKeptForm<Values extends FormValues>(kept: Kept<Values>): KeptForm {
  const newest = useRef(kept);
  const holdStill = useHoldStill();
  const [form] = useState(() => createKeptForm(() => newest.current, holdStill));
  useSyncExternalStore(form.subscribe, form.revision, form.revision);
  useLayoutEffect(() => {
    const rulesChanged = newest.current.rules !== kept.rules;
    newest.current = kept;
    form.follow(rulesChanged);
  });
  useEffect(() => {
    if (!areFormsHere()) return whenFirstViewDone(form.begin);
    form.begin();
  }, [form]);
  return form;
}
