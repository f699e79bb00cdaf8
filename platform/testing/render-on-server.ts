import { createElement } from 'react';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { AppProviders } from '../sdk/app/index.ts';
import { type AppFixtureOptions, appFixture } from './app-fixture.ts';
import { pageRoutes, type Subject } from './page-routes.ts';

export interface RenderOnServerOptions extends AppFixtureOptions {
  /** address asked for, with its query; `/` unless told */
  path?: string;
  /** claimed pattern of the page; any address unless told */
  route?: string;
}

/**
 * The page's HTML as a server would send it, lazy parts included. For tests in plain Node.
 * @throws what the page throws, and when a browser's globals are there: the test would prove nothing
 */
export async function renderOnServer(subject: Subject, options: RenderOnServerOptions = {}): Promise<string> {
  if (typeof window !== 'undefined') throw new Error('renderOnServer must run in plain Node');
  // Asked for here: a browser-like test that imports this file would get the build for browsers.
  const { prerenderToNodeStream } = await import('react-dom/static');
  const { path = '/', route = '*' } = options;
  const app = appFixture(options);
  const handler = createStaticHandler(pageRoutes(subject, route, app));
  const context = await handler.query(new Request(new URL(path, 'http://site.test')));
  if (context instanceof Response) return `→ ${context.headers.get('location')}`;
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(createElement(AppProviders, { app }, page), {
    onError: (error) => {
      failures.push(error);
    },
  });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (failures.length > 0) throw failures[0];
  return html;
}
