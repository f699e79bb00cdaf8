import { type AppParts, loadAhead } from '@alisio/platform/sdk/app';
import { matchPath } from 'react-router';
import { claimAt } from '../remotes/claim-at.ts';
import type { RemotePages } from '../remotes/remote-pages.ts';

declare global {
  interface Navigator {
    /** Network Information API; not in every browser */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/** A hand that only passes over a link rests on it less long, milliseconds. */
const RESTS_MS = 80;

/** Visitors who asked for less data, or whose line is busy with what they see. */
function savesData(): boolean {
  const { saveData, effectiveType } = window.navigator.connection ?? {};
  return saveData === true || effectiveType?.endsWith('2g') === true;
}

const nothingAhead = () => undefined;

export type FetchAhead = (href: string, what: 'code' | 'page') => void;

/** Brings what an address of this site will show: its page's code, and with `page` what its loader asks. */
export function createFetchAhead(pages: RemotePages, { scope, texts }: AppParts): FetchAhead {
  const ahead: FetchAhead = (href, what) => {
    const { origin, pathname, search } = new URL(href, window.location.href);
    const address = pathname + search;
    const { location } = window;
    if (savesData() || origin !== location.origin || address === location.pathname + location.search) return;
    const learning = pages.learn(pathname);
    if (learning) {
      learning.then(() => ahead(href, what), nothingAhead);
      return;
    }
    const claimed = claimAt(pages, pathname);
    if (!claimed) return;
    void claimed.record.ahead().then((state) => {
      if (what === 'code' || state.status !== 'ready') return;
      const params = matchPath(claimed.claim.path, pathname)?.params ?? {};
      return loadAhead(state.code.loader, { address, params, scope, language: texts.language() });
    });
  };
  return ahead;
}

/** The link that something is in, when it opens in this tab. */
function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && !link.hasAttribute('download') ? link.href : undefined;
}

/** Fetches the page of a link ahead when a hand rests on it, the keyboard comes to it, or it is pressed. Until the signal. */
export function fetchWhatHandsComeTo(ahead: FetchAhead, signal?: AbortSignal): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const rest = ({ target }: Pick<Event, 'target'>) => {
    clearTimeout(resting);
    const href = linkOf(target);
    if (href !== undefined) resting = setTimeout(() => ahead(href, 'page'), RESTS_MS);
  };
  const press = ({ target }: Event) => {
    const href = linkOf(target);
    if (href !== undefined) ahead(href, 'page');
  };
  const listening = { passive: true, ...(signal && { signal }) };
  document.addEventListener('pointerover', rest, listening);
  document.addEventListener('focusin', rest, listening);
  document.addEventListener('pointerdown', press, listening);
  // The keyboard may have come to it before anybody listened.
  rest({ target: document.activeElement });
}
