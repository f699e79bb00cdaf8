import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const STORAGE_KEY = 'alisio.scroll';
/** A page that is not tall enough yet is waited for this long. */
const RESTORE_WITHIN_MS = 3000;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    const entries = Object.entries(kept ?? {}).filter(([, y]) => typeof y === 'number');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function keepPositions(positions: Positions): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Blocked or full storage: a reload begins at the top.
  }
}

/** Scrolls to a place, again as the page grows, until it is reached or the visitor scrolls. */
function restore(top: number): () => void {
  const growing = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) stop();
  });
  const timer = setTimeout(() => stop(), RESTORE_WITHIN_MS);
  const stop = () => {
    clearTimeout(timer);
    growing.disconnect();
    for (const sign of ['wheel', 'touchmove', 'keydown']) window.removeEventListener(sign, stop);
  };
  for (const sign of ['wheel', 'touchmove', 'keydown'])
    window.addEventListener(sign, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}

/** Back, Forward and a reload come to where the visitor was; a new address opens at its top, a replaced one stays. */
export function ScrollMemory() {
  const { key, hash } = useLocation();
  const way = useNavigationType();

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const positions = readPositions();
    const place = positions[key];
    const stop = way === 'POP' && place && !hash ? restore(place) : undefined;
    if (way === 'PUSH' && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    const remember = () => {
      positions[key] = Math.round(window.scrollY);
    };
    const keep = () => keepPositions(positions);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, hash, way]);
  return null;
}
