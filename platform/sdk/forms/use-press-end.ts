import { useEffect, useRef } from 'react';

/**
 * Runs things when no press is under way: at once, or after the finger or button has been lifted and its click has
 * been heard. What a press changes of the page before its click would move the pressed control from under the pointer.
 */
export function usePressEnd(): (then: () => void) => void {
  const pressed = useRef(false);
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
  return (then) => {
    if (!pressed.current) return then();
    // The click follows the release in the same task; the next one is after it.
    window.addEventListener('pointerup', () => setTimeout(then), { once: true });
  };
}
