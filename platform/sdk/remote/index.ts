export {
  DEFAULT_LAYOUT,
  type Frame,
  frames,
  type Layout,
  layoutOfStatus,
  layouts,
  type SkeletonPiece,
} from '../layouts/index.ts';
export type { PartModule, PartProps } from '../page/site-parts.ts';
export { exitOf, gone, type LeftLoader, notFound, redirectTo } from './redirect-to.ts';
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
  type PageLoader,
  type PageMeta,
  type PageModule,
  type RemoteRoutes,
  type RouteTexts,
} from './routes.ts';
