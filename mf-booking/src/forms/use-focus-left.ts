import { type FocusEvent, useEffect, useRef } from 'react';
import { usePressEnd } from './use-press-end.ts';

/** Tells that the focus has left an element and all that is in it, once the press that took it has ended. */
export function useFocusLeft(onLeft: (() => void) | undefined) {
  const newest = useRef(onLeft);
  useEffect(() => {
    newest.current = onLeft;
  });
  const afterPress = usePressEnd();
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    afterPress(() => {
      if (!currentTarget.contains(document.activeElement)) newest.current?.();
    });
  };
  return { onBlur };
}
