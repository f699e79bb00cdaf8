import { createElement, type ReactNode } from 'react';
import { type RouteObject, redirect, useLoaderData } from 'react-router';
import type { AppParts } from '../sdk/app/index.ts';
import { LoaderExit, type PageModule } from '../sdk/remote/index.ts';
import { LoaderDataProvider } from '../sdk/router/index.ts';

/** A page's module as a remote exposes it, or any piece of one. */
export type Subject = PageModule | ReactNode;

const isPage = (subject: Subject): subject is PageModule =>
  typeof subject === 'object' &&
  subject !== null &&
  'default' in subject &&
  typeof subject.default === 'function';

function PageWithData({ page: { default: Page } }: { page: PageModule }) {
  const data: unknown = useLoaderData();
  return createElement(LoaderDataProvider, { value: data }, createElement(Page));
}

const Nothing = () => null;

function loaderOf({ loader }: PageModule, { scope }: AppParts): RouteObject['loader'] {
  if (!loader) return undefined;
  return async ({ params, request }) => {
    try {
      return (await loader({ params, request, scope })) ?? null;
    } catch (error) {
      if (error instanceof LoaderExit && error.href !== undefined) return redirect(error.href);
      throw error;
    }
  };
}

/** The subject at its claimed pattern; every other address is an empty page that only the router knows. */
export function pageRoutes(subject: Subject, pattern: string, app: AppParts): RouteObject[] {
  const loader = isPage(subject) ? loaderOf(subject, app) : undefined;
  const page: RouteObject = {
    path: pattern,
    element: isPage(subject) ? createElement(PageWithData, { page: subject }) : subject,
    HydrateFallback: Nothing,
    ...(loader ? { loader } : {}),
  };
  return pattern === '*' ? [page] : [page, { path: '*', element: null }];
}
