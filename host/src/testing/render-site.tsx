import { DEFAULT_LANGUAGE } from '@alisio/platform/sdk/i18n';
import { type RenderResult, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { App } from '../pages/app.tsx';
import { AppRoutes } from '../pages/app-routes.tsx';
import { type DemoSite, type DemoSiteOptions, demoSite } from './demo-site.ts';

export interface RenderedSite extends RenderResult, DemoSite {
  user: ReturnType<typeof userEvent.setup>;
}

/** Shows the shell at an address, with a test's remote behind it. */
export function renderSite(path: string, options: DemoSiteOptions): RenderedSite {
  const site = demoSite(options);
  document.documentElement.lang = options.language ?? DEFAULT_LANGUAGE;
  const result = render(
    <App {...site}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </App>,
  );
  return { ...result, ...site, user: userEvent.setup() };
}
