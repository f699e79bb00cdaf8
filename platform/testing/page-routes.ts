import { createElement, Fragment, type ReactNode } from 'react';
import { type RouteObject, useLocation, useParams } from 'react-router';
import { usePageLoader } from '../sdk/app/index.ts';
import { useTexts } from '../sdk/i18n/index.ts';
import type { PageModule } from '../sdk/remote/index.ts';

/** A page's module as a remote exposes it, or any piece of one. */
export type Subject = PageModule | ReactNode;

export const isPage = (subject: Subject): subject is PageModule =>
  typeof subject === 'object' &&
  subject !== null &&
  'default' in subject &&
  typeof subject.default === 'function';

/** What fails in a loader fails the test. */
function fail(error: unknown): never {
  throw error;
}

/** What the page says of itself, as the document's title. */
function Title({ page, namespace }: { page: PageModule; namespace: string }) {
  const { t, language } = useTexts(namespace);
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  const useMeta = page.useMeta ?? page.meta;
  return createElement('title', {}, useMeta?.({ t, language, params, search }).title);
}

interface LoadedPageProps {
  page: PageModule;
  /** of its texts, where its title is shown */
  titled: string | undefined;
}

function LoadedPage({ page, titled }: LoadedPageProps) {
  const { default: Page, loader } = page;
  const { missing } = usePageLoader(loader, fail);
  if (missing) return null;
  const title = titled === undefined ? null : createElement(Title, { page, namespace: titled });
  return createElement(Fragment, null, title, createElement(Page));
}

/**
 * The subject at its claimed pattern; every other address is an empty page that only the router knows.
 * @param titled namespace of the page's texts, where the document is to have its title
 */
export function pageRoutes(subject: Subject, pattern: string, titled?: string): RouteObject[] {
  const page: RouteObject = {
    path: pattern,
    element: isPage(subject) ? createElement(LoadedPage, { page: subject, titled }) : subject,
  };
  return pattern === '*' ? [page] : [page, { path: '*', element: null }];
}
