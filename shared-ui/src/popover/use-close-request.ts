import { useEffect, useRef } from 'react';

declare global {
  interface Window {
    /** in browsers built on Chromium */
    CloseWatcher?: new () => EventTarget & { destroy(): void };
  }
}

/**
 * Closes what is open when the phone asks for it by Back, gesture or button: else that leaves the page under it. Where
 * there is no such Back, on desktops, Escape is heard by what is open itself.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!open || !window.CloseWatcher || !/android/i.test(navigator.userAgent)) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close.current());
    return () => watcher.destroy();
  }, [open]);
}
