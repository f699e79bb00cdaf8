import * as checkoutStores from '@alisio/shared-contracts/checkout-stores';
import * as stores from '@alisio/shared-contracts/stores';
import * as visitorStores from '@alisio/shared-contracts/visitor-stores';
import { type RenderResult, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { AppProviders } from '../sdk/app/index.ts';
import type { Language } from '../sdk/i18n/index.ts';
import { installBootstrap } from '../sdk/page/index.ts';
import { type ApiHandler, type ApiStub, stubApi } from './api-stub.ts';
import { type AppFixtureOptions, appFixture } from './app-fixture.ts';
import { pageRoutes, type Subject } from './page-routes.ts';

export interface RenderPageOptions extends AppFixtureOptions {
  /** address shown, with its query; `/` unless told */
  path?: string;
  /** claimed pattern of the page, `/:url/results`; any address unless told */
  route?: string;
  apiHandlers?: readonly ApiHandler[];
  /** addresses visited before, oldest first, for Back */
  history?: readonly string[];
  /** options of user-event, `advanceTimers` with fake timers */
  userOptions?: Parameters<typeof userEvent.setup>[0];
}

export interface RenderedPage extends RenderResult {
  user: ReturnType<typeof userEvent.setup>;
  api: ApiStub;
  /** path and query of where the visitor is now */
  address(): string;
  /** goes through the router as a link would; a number goes through its history */
  go(to: string | number): Promise<void>;
  /** switches the language as the header does */
  speak(language: Language): Promise<void>;
}

const restores: (() => void)[] = [];
afterEach(() => {
  for (const restore of restores.splice(0)) restore();
  // Stores live as long as the tab; each test is a tab of its own.
  for (const store of Object.values({ ...stores, ...checkoutStores, ...visitorStores }))
    if ('reset' in store) store.reset();
});

/** Renders a page, or a piece of one, as the shell would, with the network replaced at its border. */
export function renderPage(subject: Subject, options: RenderPageOptions = {}): RenderedPage {
  const { path = '/', route = '*', history = [] } = options;
  const app = appFixture(options);
  installBootstrap(app.bootstrap);
  const api = stubApi(options.apiHandlers ?? [], app.bootstrap.apiBase);
  restores.push(api.restore);
  const routes = pageRoutes(subject, route, options.texts?.[0]?.namespace);
  const router = createMemoryRouter(routes, { initialEntries: [...history, path] });
  restores.push(() => router.dispose());
  document.documentElement.lang = app.bootstrap.language;
  return {
    ...render(createElement(AppProviders, { app }, createElement(RouterProvider, { router }))),
    user: userEvent.setup(options.userOptions),
    api,
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) =>
      act(async () => {
        await (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
      }),
    speak: (next) => act(() => app.texts.change(next)),
  };
}
