export { type AppScope, AppScopeProvider, createAppScope, perApp, useAppScope } from './app-scope.ts';
export {
  type Bootstrap,
  BootstrapProvider,
  installBootstrap,
  pageBootstrap,
  payOrigin,
  THEMES,
  type Theme,
  useBootstrap,
} from './bootstrap.ts';
export type { PartRecord, SitePart, SiteParts } from './site-parts.ts';
