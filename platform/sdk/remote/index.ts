export type { PartModule, PartProps } from '../page/site-parts.ts';
export type { Layout } from './layouts.ts';
export { exitOf, notFound, redirectTo } from './redirect-to.ts';
export {
  defineRemote,
  type NavLink,
  type PartClaim,
  type RemoteConfig,
  type RouteClaim,
} from './remote-config.ts';
export {
  defineRoutes,
  type LoaderContext,
  type MetaContext,
  type PageMeta,
  type PageModule,
  type RemoteRoutes,
} from './routes.ts';
