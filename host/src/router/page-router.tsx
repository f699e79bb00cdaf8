import { nowShows } from '@alisio/platform/sdk/router';
import { type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { createPath, NavigationType, type Navigator, Router, type To } from 'react-router';
import type { LearnRest } from '../remotes/learn-rest.ts';
import { BrowserPlaceProvider, type Place } from './browser-place.tsx';
import { fade } from './fade.ts';

/** A new address on its way into the history. */
export interface Leaving {
  href: string;
  state: unknown;
  /** set by who brings the code of the page there: resolves when it is here, or cannot be had */
  coming?: Promise<unknown>;
}

/** How long the page before stays for that: what comes within it is drawn at once, without a skeleton before it. */
const STAYS_MS = 200;

/** Who prevents it brings the visitor there in another way. */
export const LEAVING = 'alisio:leaving';

declare global {
  interface WindowEventMap {
    [LEAVING]: CustomEvent<Leaving>;
  }
}

/** What is kept with an entry of the browser's history, beside its address. */
interface EntryState {
  key: string;
  user: unknown;
  /** the page stays where it is scrolled: it shows the same list, with other choices */
  stays?: boolean | undefined;
}

export interface PageHistory extends Navigator {
  place(): Place;
  /** Calls after each change of address until the returned function is called. */
  listen(listener: Listener): () => void;
}

/** `coming`: of a page whose code is not here yet */
type Listener = (place: Place, coming?: Promise<unknown>) => void;

const isEntryState = (state: unknown): state is EntryState =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string';

const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));
const newEntry = (user: unknown, stays?: boolean): EntryState => ({
  key: Math.random().toString(36).slice(2, 10),
  user,
  stays,
});

/** Whether the page stays where it is scrolled in the entry of now: who made it asked for that. */
export const entryStays = (): boolean => window.history.state?.stays === true;

/** An entry that is not ours (typed, come from outside) has the key `default`. */
function placeNow(action: NavigationType): Place {
  const { pathname, search, hash } = window.location;
  const kept: unknown = window.history.state;
  const { key, user } = isEntryState(kept) ? kept : { key: 'default', user: null };
  return { location: { pathname, search, hash, key, state: user }, action };
}

const nothingToLearn = () => undefined;
const placeOfPages = () => document.querySelector('main');

/**
 * The browser's history as the router wants it. The library's own is three times as large. Where it has to be learned
 * what an address is, what stands stays until then; one of which nothing can be learned is loaded as a document.
 */
export function createPageHistory(learn: LearnRest = nothingToLearn): PageHistory {
  let newest = {};
  const listeners = new Set<Listener>();
  const tell = (action: NavigationType, coming?: Promise<unknown>) => {
    for (const listener of listeners) listener(placeNow(action), coming);
  };
  /** Who goes elsewhere meanwhile goes there alone. */
  const come = (href: string, show: () => void, load: () => void) => {
    const learning = learn(new URL(href, window.location.href).pathname);
    const own = {};
    newest = own;
    if (!learning) return show();
    const ifNewest = (go: () => void) => () => {
      if (newest === own) go();
    };
    learning.then(ifNewest(show), ifNewest(load));
  };
  const back = () =>
    come(
      window.location.href,
      () => tell(NavigationType.Pop),
      () => window.location.reload(),
    );
  return {
    place: () => placeNow(NavigationType.Pop),
    createHref: hrefOf,
    go: (steps) => window.history.go(steps),
    push(to, state, options) {
      const detail: Leaving = { href: hrefOf(to), state };
      if (!window.dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail }))) return;
      come(
        detail.href,
        () => {
          const { pathname, search, hash } = window.location;
          // Pressed twice while the page before stands: Back is to lead there. What lies over the same page says so in its state.
          const isAgain =
            detail.href === pathname + search + hash &&
            (state ?? null) === placeNow(NavigationType.Push).location.state;
          const enter = isAgain ? 'replaceState' : 'pushState';
          window.history[enter](newEntry(state ?? null, options?.preventScrollReset), '', detail.href);
          tell(NavigationType.Push, detail.coming);
        },
        () => window.location.assign(detail.href),
      );
    },
    replace(to, state, options) {
      const href = hrefOf(to);
      come(
        href,
        () => {
          // The same page with other words in its address is the same page, unless who replaces it says otherwise.
          const isSame = new URL(href, window.location.href).pathname === window.location.pathname;
          const stays = options?.preventScrollReset ?? isSame;
          window.history.replaceState(newEntry(state ?? null, stays), '', href);
          tell(NavigationType.Replace);
        },
        () => window.location.replace(href),
      );
    },
    listen(listener) {
      listeners.add(listener);
      if (listeners.size === 1) window.addEventListener('popstate', back);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('popstate', back);
      };
    },
  };
}

/**
 * The page's router over the browser's history. The library's `BrowserRouter` does the same, and brings its
 * links, forms and parts for frameworks with it: 5 KiB (brotli) of every first load.
 */
export function PageRouter({ learn, children }: { learn?: LearnRest; children: ReactNode }) {
  const [history] = useState(() => createPageHistory(learn));
  const [place, setPlace] = useState(history.place);
  const { location } = place;
  // The router's own stays what it was: only `AtBrowserPlace` and the stage tell where the browser is.
  const [opening] = useState(place);
  const shown = useRef({ pathname: location.pathname, waiting: new Set<() => void>() });
  useLayoutEffect(() => {
    let newest: Place | undefined;
    // Back may have been pressed while the page was taken over. An update that changes nothing would stay with React
    // until the first change of page, and have all its effects run before that is painted.
    const now = history.place();
    if (createPath(now.location) !== createPath(opening.location)) setPlace(now);
    return history.listen((next, coming) => {
      newest = next;
      const change = () => startTransition(() => setPlace(next));
      const isOtherPage = next.location.pathname !== shown.current.pathname;
      if (next.action !== NavigationType.Push || !isOtherPage) return change();
      // The wait is also the browser's for its picture of what stood.
      fade(placeOfPages, async () => {
        if (coming) await Promise.race([coming, new Promise((over) => setTimeout(over, STAYS_MS))]);
        if (newest !== next) return;
        await new Promise<void>((resolve) => {
          shown.current.waiting.add(resolve);
          change();
        });
      });
    });
  }, [history, opening]);
  useLayoutEffect(() => {
    nowShows(createPath(location));
    for (const resolve of shown.current.waiting) resolve();
    shown.current = { pathname: location.pathname, waiting: new Set() };
  }, [location]);
  return (
    <Router location={opening.location} navigationType={opening.action} navigator={history}>
      <BrowserPlaceProvider value={place}>{children}</BrowserPlaceProvider>
    </Router>
  );
}
