import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { breakpoints } from '../tokens/index.ts';

/** Focuses a field and leaves a phone's keyboard away until the field is pressed. */
function focusWithoutKeyboard(field: HTMLInputElement): void {
  field.setAttribute('inputmode', 'none');
  field.focus({ preventScroll: true });
  const ended = new AbortController();
  const end = () => {
    field.removeAttribute('inputmode');
    ended.abort();
  };
  for (const type of ['pointerdown', 'blur']) field.addEventListener(type, end, { signal: ended.signal });
}

const fillsWindow = (field: HTMLElement) => 'showPopover' in field && window.innerWidth < breakpoints.md;

/**
 * Puts a field with its open list over all of a narrow window, where a phone's keyboard leaves half of it: into the top
 * layer, so that nothing of the page lies over it and the focus stays. Browsers without popovers show the list under it.
 * @returns `leave` takes the keyboard of a full field away, for whoever closes its list; the focus stays in the field.
 *   `enter` selects what stands in a field whose press is about to open it, so that what is typed replaces it, also where
 *   the field had the focus already
 */
export function useFullOnPhone(sheet: RefObject<HTMLElement | null>, open: boolean) {
  const rests = useRef(false);
  useLayoutEffect(() => {
    const field = sheet.current;
    if (!open || !field || !fillsWindow(field)) return;
    field.showPopover();
    field.dataset.full = '';
    return () => {
      delete field.dataset.full;
      field.hidePopover();
    };
  }, [sheet, open]);

  // Once what was chosen stands in it.
  useLayoutEffect(() => {
    const field = sheet.current?.querySelector('input');
    if (open || !rests.current || !field) return;
    rests.current = false;
    focusWithoutKeyboard(field);
  }, [sheet, open]);

  const leave = useCallback(() => {
    const { activeElement } = document;
    const isFull = sheet.current?.dataset.full !== undefined;
    if (!isFull || !(activeElement instanceof HTMLElement)) return;
    rests.current = true;
    activeElement.blur();
  }, [sheet]);
  const enter = useCallback(() => {
    const field = sheet.current;
    if (!open && field && fillsWindow(field)) field.querySelector('input')?.select();
  }, [sheet, open]);
  return { leave, enter };
}
