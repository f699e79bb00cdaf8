import { type AppParts, loadAhead } from '@alisio/platform/sdk/app';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { matchPath } from 'react-router';
import { claimAt } from '../remotes/claim-at.ts';
import type { CodeState } from '../remotes/code-record.ts';
import type { ClaimedPage, RemotePages } from '../remotes/remote-pages.ts';
import { LEAVING, type Leaving } from './page-router.tsx';

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

const fetched = new Set<string>();

/**
 * Has the browser fetch all files of a page at once: each is asked for by the code of the one before, and is in the
 * browser's own cache then. What does not come is asked for, and told, by that code.
 */
function fetchFiles(
  { claim, remote: { entry, chunks = {} }, record }: ClaimedPage,
  { texts }: AppParts,
): void {
  if (record.state().status === 'ready') return;
  const beside = new URL(entry.url, window.location.href);
  const page = `page-${claim.page}`;
  const language = texts.language();
  for (const chunk of ['routes', page, `texts-${language}`, `texts-${page}-${language}`])
    for (const file of chunks[chunk] ?? []) {
      const { href } = new URL(file, beside);
      if (fetched.size === fetched.add(href).size) continue;
      void fetch(href, { priority: 'high' })
        .then((answer) => answer.arrayBuffer())
        .catch(nothingAhead);
    }
}

/** Asks what a page's loader asks, when its code is here. @returns when that is answered, or not */
function askAhead(
  { claim }: ClaimedPage,
  state: CodeState<PageModule>,
  address: string,
  { scope, texts }: AppParts,
): Promise<void> {
  if (state.status !== 'ready') return Promise.resolve();
  const params = matchPath(claim.path, new URL(address, window.location.href).pathname)?.params ?? {};
  return loadAhead(state.code.loader, { address, params, scope, language: texts.language() });
}

export type FetchAhead = (href: string, what: 'code' | 'page') => void;

/**
 * Brings what an address of this site will show: its page's code, and with `page` what its loader asks; then the page is
 * drawn when the browser has nothing else to do.
 * @param draw has the page of an address, `/path?query`, drawn
 */
export function createFetchAhead(
  pages: RemotePages,
  app: AppParts,
  draw: (address: string) => void = nothingAhead,
): FetchAhead {
  let newest = '';
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
    fetchFiles(claimed, app);
    if (what === 'page') newest = address;
    void claimed.record.ahead().then(async (state) => {
      if (what === 'code') return;
      await askAhead(claimed, state, address, app);
      if (state.status !== 'ready' || pathname === location.pathname) return;
      whenIdle(() => {
        if (newest === address) draw(address);
      });
    });
  };
  return ahead;
}

/** Asks for the page of an address at once when somebody goes there, while the page before still stands. */
export function fetchWhatIsGoneTo(pages: RemotePages, app: AppParts, signal?: AbortSignal): void {
  const go = (leaving: CustomEvent<Leaving>) => {
    const { detail, defaultPrevented } = leaving;
    const { pathname, search } = new URL(detail.href, window.location.href);
    // One that has to be learned of first is asked for when it shows.
    const claimed = defaultPrevented ? undefined : claimAt(pages, pathname);
    if (!claimed) return;
    const isHere = claimed.record.state().status === 'ready';
    // Another query of the page that stands is that page's own.
    if (isHere && pathname === window.location.pathname) return;
    fetchFiles(claimed, app);
    const page = claimed.record.load();
    void page.then((state) => void askAhead(claimed, state, pathname + search, app));
    if (!isHere) detail.coming = page;
  };
  window.addEventListener(LEAVING, go, signal && { signal });
}

/** The link that something is in, when it opens in this tab. */
function linkOf(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && !link.target && !link.hasAttribute('download') ? link.href : undefined;
}

/** Fetches the page of a link ahead when a hand rests on it, the keyboard comes to it, or it is pressed. Until the signal. */
export function fetchWhatHandsComeTo(ahead: FetchAhead, signal?: AbortSignal): void {
  // Each of its own: a page that scrolls to what the keyboard came to moves under a hand that is elsewhere.
  const resting = () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    return ({ target }: Pick<Event, 'target'>) => {
      clearTimeout(timer);
      const href = linkOf(target);
      if (href !== undefined) timer = setTimeout(() => ahead(href, 'page'), RESTS_MS);
    };
  };
  const [hand, keyboard] = [resting(), resting()];
  const press = ({ target }: Event) => {
    const href = linkOf(target);
    if (href !== undefined) ahead(href, 'page');
  };
  const listening = { passive: true, ...(signal && { signal }) };
  document.addEventListener('pointerover', hand, listening);
  document.addEventListener('focusin', keyboard, listening);
  document.addEventListener('pointerdown', press, listening);
  // The keyboard may have come to it before anybody listened.
  keyboard({ target: document.activeElement });
}
