import type { AppScope } from '@alisio/platform/sdk/page';
import { Activity, useInsertionEffect } from 'react';
import { createPortal } from 'react-dom';
import { ThrownAhead } from '../late-parts/error-catcher.tsx';
import { MAIN_ID } from '../shown-page/page-head.ts';
import { type PageAhead, type PlaceProps, pageAhead } from './page-ahead.ts';

/** What of the visitor it shows may have changed after so long. */
const GOOD_FOR_MS = 30_000;

/**
 * Without effects until it shows, and out of the document, so that nothing finds what is in it. React draws it when
 * nothing else is to be done.
 */
function PlaceAhead({ page, isShown, children }: PlaceProps) {
  const { element } = page;
  // Before effects run of what is in it, which may measure.
  useInsertionEffect(() => {
    if (!isShown) return;
    document.getElementById(MAIN_ID)?.append(element);
    return () => element.remove();
  }, [element, isShown]);
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      {createPortal(<ThrownAhead value={page.throws}>{children}</ThrownAhead>, element)}
    </Activity>
  );
}

/** So many pages were drawn ahead in this tab. */
let drawn = 0;

function newPage(address: string): PageAhead {
  const element = document.createElement('div');
  // It stands in the page's layout as if it were not there.
  element.style.display = 'contents';
  const { pathname, search } = new URL(address, window.location.href);
  drawn += 1;
  let failed = false;
  return {
    location: { pathname, search, hash: '', state: null, key: `ahead-${drawn}` },
    element,
    Place: PlaceAhead,
    throws() {
      failed = true;
    },
    isFor: ({ hash, state, ...gone }) =>
      !(failed || hash || state) && gone.pathname === pathname && gone.search === search,
  };
}

const addressOf = ({ location }: PageAhead) => location.pathname + location.search;

let forget: () => void = () => undefined;

/**
 * Has the page of an address drawn before anybody goes there; it is forgotten after a while, and when something is typed
 * or chosen, which it may begin with.
 * @param address `/path?query` of this site
 */
export function drawAhead(scope: AppScope, address: string): void {
  const store = pageAhead(scope);
  const before = store.now();
  if (before && addressOf(before) === address) return;
  forget();
  const page = newPage(address);
  store.set(page);
  const over = new AbortController();
  const drop = () => {
    forget();
    if (store.now() === page) store.set();
  };
  const timer = setTimeout(drop, GOOD_FOR_MS);
  document.addEventListener('input', drop, { signal: over.signal });
  forget = () => {
    clearTimeout(timer);
    over.abort();
  };
}
