import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { localToday } from '@alisio/shared-contracts/dates';
import { createElement } from 'react';
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router';
import { type AppParts, AppProviders } from '../sdk/app/index.ts';
import { exitOf, type PageModule } from '../sdk/remote/index.ts';
import { type AppFixtureOptions, appFixture } from './app-fixture.ts';
import { isPage, pageRoutes, type Subject } from './page-routes.ts';

export interface RenderOnServerOptions extends AppFixtureOptions {
  /** address asked for, with its query; `/` unless told */
  path?: string;
  /** claimed pattern of the page; any address unless told */
  route?: string;
}

/** Waits for the page's loader, as a server does. @returns how it left, if it did */
async function exitOfLoader(
  { loader }: PageModule,
  { app, request, route }: { app: AppParts; request: Request; route: string },
): Promise<ReturnType<typeof exitOf>> {
  const { pathname } = new URL(request.url);
  const params = matchPath(route, pathname)?.params ?? {};
  const language = app.texts.language();
  const { chosen, location } = app.bootstrap;
  const country = chosen?.country ?? location?.country ?? null;
  const context = { language, today: localToday(), country, attribution: NO_ATTRIBUTION, scope: app.scope };
  try {
    await loader?.({ ...context, params, request });
  } catch (error) {
    const exit = exitOf(error);
    if (exit) return exit;
    throw error;
  }
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
  const request = new Request(new URL(path, 'http://site.test'));
  const exit = isPage(subject) ? await exitOfLoader(subject, { app, request, route }) : undefined;
  if (exit) return `→ ${exit.gone ? 'gone' : exit.href}`;
  const handler = createStaticHandler(pageRoutes(subject, route));
  const context = await handler.query(request);
  if (context instanceof Response) throw new Error('The router led elsewhere by itself.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const page = createElement(StaticRouterProvider, { router, context, hydrate: false });
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(createElement(AppProviders, { app }, page), {
    // In one piece, as the edge does.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failures.push(error);
    },
  });
  let html = '';
  for await (const chunk of prelude) html += String(chunk);
  if (failures.length > 0) throw failures[0];
  return html;
}
