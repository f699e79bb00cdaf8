import { createElement, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { usePageLoader } from '../sdk/app/index.ts';
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

function LoadedPage({ page: { default: Page, loader } }: { page: PageModule }) {
  const { notFound } = usePageLoader(loader, fail);
  return notFound ? null : createElement(Page);
}

/** The subject at its claimed pattern; every other address is an empty page that only the router knows. */
export function pageRoutes(subject: Subject, pattern: string): RouteObject[] {
  const page: RouteObject = {
    path: pattern,
    element: isPage(subject) ? createElement(LoadedPage, { page: subject }) : subject,
  };
  return pattern === '*' ? [page] : [page, { path: '*', element: null }];
}
