import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { entryStays } from './page-router.tsx';

const STORAGE_KEY = 'alisio.scroll';
/** A page that is still being drawn, or is not tall enough yet, is followed this long. */
const RESTORE_WITHIN_MS = 3000;
/** What a visitor scrolls with: from then on the page stays where they bring it. */
const OWN_SCROLL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

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

/**
 * Scrolls, and again as the page grows, until the visitor scrolls: a skeleton may be as tall as what is looked for,
 * and what comes in its place moves it.
 */
function restore(scroll: () => void): () => void {
  const growing = new ResizeObserver(scroll);
  const timer = setTimeout(() => stop(), RESTORE_WITHIN_MS);
  const stop = () => {
    clearTimeout(timer);
    growing.disconnect();
    for (const sign of OWN_SCROLL) window.removeEventListener(sign, stop);
  };
  for (const sign of OWN_SCROLL) window.addEventListener(sign, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}

const toHeight = (top: number) => () => window.scrollTo({ top, behavior: 'instant' });

/** @param hash with its `#`, as in an address; one that nobody wrote right finds nothing */
const toElement = (hash: string) => () =>
  document.getElementById(readable(hash.slice(1)))?.scrollIntoView({ behavior: 'instant' });

function readable(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where an entry of the history begins; nothing where the browser's own beginning stands, or nothing moves. Entries that are not ours share one key, so a mark in the page goes
 * before what is kept under it.
 */
function beginningOf(way: string, { key, hash }: { key: string; hash: string }, kept: number | undefined) {
  if (way === 'POP' && kept !== undefined && !(hash && key === 'default')) return toHeight(kept);
  if (hash && !(way === 'REPLACE' && entryStays())) return toElement(hash);
  return undefined;
}

/**
 * Back, Forward and a reload come to where the visitor was; another page opens at its top or its mark, and so does a
 * new address of the same one; a replaced address of the same page stays, and what was asked to.
 */
export function ScrollMemory() {
  const { key, hash, pathname, search } = useLocation();
  const way = useNavigationType();
  // Entries that the browser made, for typed addresses, share one key: what they lead to tells them apart.
  const entry = key === 'default' ? pathname + search : key;
  const isOpen = useRef(false);
  // As the browser has told: asking it in between would have it lay out a page that is not finished.
  const isAtTop = useRef(true);

  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const positions = readPositions();
    // Back and Forward come from another page, which may be scrolled; a document begins at its top by itself.
    const kept = positions[entry] ?? (isOpen.current ? 0 : undefined);
    if (!isOpen.current) isAtTop.current = window.scrollY === 0;
    isOpen.current = true;
    const beginning = beginningOf(way, { key, hash }, kept);
    const stop = beginning && restore(beginning);
    const remember = () => {
      positions[entry] = Math.round(window.scrollY);
      isAtTop.current = window.scrollY === 0;
    };
    if (way !== 'POP' && entryStays()) remember();
    else if (way !== 'POP' && !hash && !isAtTop.current) window.scrollTo({ top: 0, behavior: 'instant' });
    const keep = () => keepPositions(positions);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [entry, key, hash, way]);
  return null;
}
