import { type RefObject, useCallback, useLayoutEffect } from 'react';
import { breakpoints } from '../tokens/index.ts';

/**
 * Puts a field with its open list over all of a narrow window, where a phone's keyboard leaves half of it: into the top
 * layer, so that nothing of the page lies over it and the focus stays. Browsers without popovers show the list under it.
 * @returns takes the keyboard of a full field away
 */
export function useFullOnPhone(sheet: RefObject<HTMLElement | null>, open: boolean): () => void {
  useLayoutEffect(() => {
    const field = sheet.current;
    if (!open || !field?.showPopover || window.innerWidth >= breakpoints.md) return;
    field.showPopover();
    field.dataset.full = '';
    return () => {
      delete field.dataset.full;
      field.hidePopover();
    };
  }, [sheet, open]);

  return useCallback(() => {
    const { activeElement } = document;
    const isFull = sheet.current?.dataset.full !== undefined;
    if (isFull && activeElement instanceof HTMLElement) activeElement.blur();
  }, [sheet]);
}
