import { LANGUAGES, type Language } from '@alisio/platform/sdk/i18n';
import type { PageModule, RemoteRoutes } from '@alisio/platform/sdk/remote';

/** A remote brought something else than the page contract asks for. */
export class WrongRemote extends Error {
  constructor(remote: string, what: string) {
    super(`${remote}: ${what}`);
    this.name = 'WrongRemote';
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRoutes = (value: unknown): value is RemoteRoutes =>
  isObject(value) &&
  isObject(value.pages) &&
  isObject(value.texts) &&
  Object.values(value.pages).every((page) => typeof page === 'function') &&
  LANGUAGES.every((language) => isObject(value.texts) && typeof value.texts[language] === 'function');

/** React's components are functions, or objects that it marks (`memo`, `lazy`). */
const isPage = (value: unknown): value is PageModule =>
  isObject(value) &&
  (typeof value.default === 'function' || (isObject(value.default) && '$$typeof' in value.default));

/** @throws WrongRemote when the exposed module is not what the page contract says */
export function checkedRoutes(remote: string, module: unknown): RemoteRoutes {
  const routes = isObject(module) ? module.default : undefined;
  if (!isRoutes(routes)) throw new WrongRemote(remote, 'its ./routes has no pages and texts');
  return routes;
}

/** @throws WrongRemote when the module has no page, or the claimed path has no module */
export async function loadPageModule(
  remote: string,
  routes: RemoteRoutes,
  path: string,
): Promise<PageModule> {
  const load = routes.pages[path];
  if (!load) throw new WrongRemote(remote, `no page for its claim ${path}`);
  const page: unknown = await load();
  if (!isPage(page)) throw new WrongRemote(remote, `its page for ${path} exports no component`);
  return page;
}

/** @throws WrongRemote when the module has no texts */
export async function loadTexts(remote: string, routes: RemoteRoutes, language: Language) {
  const { default: resources } = await routes.texts[language]();
  if (!isObject(resources)) throw new WrongRemote(remote, `its texts in ${language} are none`);
  return resources;
}
