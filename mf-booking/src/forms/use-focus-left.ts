import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Tells that the focus has left an element and all that is in it. When a press elsewhere took the focus, it waits
 * for the press to end: what the caller then folds away would otherwise move the pressed button from under the
 * finger, and the press would be lost.
 */
export function useFocusLeft(onLeft: (() => void) | undefined) {
  const pressed = useRef(false);
  const newest = useRef(onLeft);
  useEffect(() => {
    newest.current = onLeft;
  });
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
    };
    window.addEventListener('pointerdown', down, true);
    window.addEventListener('pointerup', up, true);
    window.addEventListener('pointercancel', up, true);
    return () => {
      window.removeEventListener('pointerdown', down, true);
      window.removeEventListener('pointerup', up, true);
      window.removeEventListener('pointercancel', up, true);
    };
  }, []);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    const tell = () => {
      if (!currentTarget.contains(document.activeElement)) newest.current?.();
    };
    if (!pressed.current) return tell();
    // The click follows the release in the same task; the next one is after it.
    window.addEventListener('pointerup', () => setTimeout(tell), { once: true });
  };
  return { onBlur };
}
