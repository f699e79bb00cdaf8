import type { ReactNode } from 'react';
import { createTexts, type Texts, TextsProvider } from '../i18n/index.ts';
import {
  type AppScope,
  AppScopeProvider,
  type Bootstrap,
  BootstrapProvider,
  createAppScope,
} from '../page/index.ts';

/** What one running app is made of; a server makes one for each request. */
export interface AppParts {
  bootstrap: Bootstrap;
  scope: AppScope;
  texts: Texts;
}

export const createApp = (bootstrap: Bootstrap): AppParts => ({
  bootstrap,
  scope: createAppScope(),
  texts: createTexts(bootstrap.language),
});

/** Everything around the router that pages may ask for; for the host and for tests. */
export function AppProviders({ app, children }: { app: AppParts; children?: ReactNode }) {
  return (
    <BootstrapProvider value={app.bootstrap}>
      <AppScopeProvider value={app.scope}>
        <TextsProvider value={app.texts}>{children}</TextsProvider>
      </AppScopeProvider>
    </BootstrapProvider>
  );
}
