import { shapeOf } from '../../sdk/registry/index.ts';
import { ownPaths } from '../../serving/index.ts';

/**
 * Paths that begin with a parameter take addresses that nobody else has claimed yet, and one with several may take
 * those of another remote, so a remote may claim one only by a line here: these are §2's. Where another claim matches too, the router's ranking decides. The platform's
 * owners answer for a change of this list.
 */
const openClaims: readonly { path: string; remote: string }[] = [
  { path: '/:url/results', remote: 'mf-flights' },
  { path: '/:content/:article', remote: 'mf-content' },
  { path: '/:content/:subpath/:article', remote: 'mf-content' },
  { path: '/:countryPage', remote: 'mf-content' },
  // Beside mf-booking's /turs/booking/summary, which the ranking puts first.
  { path: '/turs/:country/:package', remote: 'mf-tours' },
];

/** Whether the list gives a path to a remote, in whatever words. */
export const isOpenClaim = (remote: string, path: string): boolean =>
  openClaims.some((line) => line.remote === remote && shapeOf(line.path) === shapeOf(path));

/** Where the shell shows its page of internal errors. */
export const ERROR_PATH = '/505';

/** Addresses that the web edge answers by itself, or the shell without any remote. */
export const platformPaths: readonly string[] = [ERROR_PATH, ...ownPaths];
