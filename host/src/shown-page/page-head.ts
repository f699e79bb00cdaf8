import { useLanguage } from '@alisio/platform/sdk/i18n';
import { type AppScope, perApp, useAppScope, useBootstrap } from '@alisio/platform/sdk/page';
import type { PageMeta } from '@alisio/platform/sdk/remote';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { rememberVisit } from '../router/direct-entry.ts';
import { canonicalOf, type MetaTag, metaTags } from './page-metadata.ts';

/** Id of the landmark that takes the focus after a change of page. */
export const MAIN_ID = 'main';
export const FOOT_ID = 'foot';

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

function setMeta({ attribute, name, content }: MetaTag): void {
  const element = document.head.querySelector(`meta[${attribute}="${name}"]`);
  if (content === undefined) {
    element?.remove();
    return;
  }
  const meta = element ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(attribute, name);
  meta.setAttribute('content', content);
}

function setCanonical(href: string | undefined): void {
  const element = document.head.querySelector('link[rel="canonical"]');
  if (href === undefined) {
    element?.remove();
    return;
  }
  const link = element ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', href);
}

export interface ShownPage extends Partial<PageMeta> {
  title: string;
  /** nobody's address, or an error in its place */
  missing?: boolean;
}

const onServer = typeof document === 'undefined';
const drawnPage = perApp((): { shown: ShownPage | undefined } => ({ shown: undefined }));

/** What the page of a server's request says of itself, once it is drawn. */
export const shownOnServer = (scope: AppScope): ShownPage | undefined => drawnPage(scope).shown;

/** Title and metadata of the page that shows now; after a change of page, focus and announcement too. */
export function usePageHead(page: ShownPage): void {
  const { title, description, robots, missing, addresses } = page;
  const scope = useAppScope();
  const shown = shownPage(scope);
  if (onServer) drawnPage(scope).shown = page;
  const { siteLink } = useBootstrap();
  const language = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    const facts = { title, description, robots, missing, addresses, language, siteLink, pathname };
    document.title = title;
    for (const tag of metaTags(facts)) setMeta(tag);
    setCanonical(canonicalOf(facts));
  }, [title, description, robots, missing, addresses?.[language], language, siteLink, pathname]);
  useEffect(() => {
    rememberVisit(pathname);
    if (shown.show(pathname, title)) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, title, shown]);
}
