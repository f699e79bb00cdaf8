import { perApp, useAppScope } from '@alisio/platform/sdk/page';
import type { PageMeta } from '@alisio/platform/sdk/remote';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { rememberVisit } from '../router/direct-entry.ts';

/** Id of the landmark that takes the focus after a change of page. */
export const MAIN_ID = 'main';

/** The page last shown, and what is read out about it. */
const shownPage = perApp(() => {
  const listeners = new Set<() => void>();
  let path: string | undefined;
  let announced = '';
  return {
    announced: () => announced,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** True when this is another page than the one before. */
    show(next: string, title: string): boolean {
      const moved = path !== undefined && path !== next;
      path = next;
      if (!moved) return false;
      announced = title;
      for (const listener of listeners) listener();
      return true;
    },
  };
});

/** Title of the page that the visitor has come to; empty on the first one, which the browser reads out. */
export function useAnnouncement(): string {
  const shown = shownPage(useAppScope());
  return useSyncExternalStore(shown.subscribe, shown.announced, () => '');
}

function setMeta(name: string, content: string | undefined): void {
  const element = document.head.querySelector(`meta[name="${name}"]`);
  if (content === undefined) {
    if (name === 'robots') element?.remove();
    return;
  }
  const meta = element ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', name);
  meta.setAttribute('content', content);
}

/** §2: canonical link = site link plus current path. */
function setCanonical(path: string): void {
  const link = document.head.querySelector('link[rel="canonical"]');
  link?.setAttribute('href', window.location.origin + path);
}

/** Title and metadata of the page that shows now; after a change of page, focus and announcement too. */
export function usePageHead({ title, description, robots }: PageMeta): void {
  const shown = shownPage(useAppScope());
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    setMeta('description', description);
    setMeta('robots', robots);
    setCanonical(pathname);
  }, [title, description, robots, pathname]);
  useEffect(() => {
    rememberVisit(pathname);
    if (shown.show(pathname, title)) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, title, shown]);
}
