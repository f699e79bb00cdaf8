import { DEFAULT_LANGUAGE, type Language } from '@alisio/platform/sdk/i18n';
import type { PageModule, PartModule, RemoteRoutes, RouteTexts } from '@alisio/platform/sdk/remote';
import { saidIn } from '@alisio/shared-contracts/languages';
import { WrongRemote } from '../loading/wrong-remote.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const areLoaders = (value: unknown): boolean =>
  isObject(value) && Object.values(value).every((load) => typeof load === 'function');

const areTexts = (value: unknown): boolean =>
  areLoaders(value) && isObject(value) && typeof value[DEFAULT_LANGUAGE] === 'function';

const arePages = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every(
    (load) => typeof load === 'function' && (!('texts' in load) || areTexts(load.texts)),
  );

const isRoutes = (value: unknown): value is RemoteRoutes =>
  isObject(value) &&
  arePages(value.pages) &&
  (value.parts === undefined || areLoaders(value.parts)) &&
  areTexts(value.texts);

/** React's components are functions, or objects that it marks (`memo`, `lazy`). */
const hasComponent = (value: unknown): value is PartModule & PageModule =>
  isObject(value) &&
  (typeof value.default === 'function' || (isObject(value.default) && '$$typeof' in value.default));

/** @throws WrongRemote when the exposed module is not what the page contract says */
export function checkedRoutes(remote: string, module: unknown): RemoteRoutes {
  const routes = isObject(module) ? module.default : undefined;
  if (!isRoutes(routes)) throw new WrongRemote(remote, 'its ./routes has no pages and texts');
  return routes;
}

/**
 * The code of a claimed page, by its path, or of a part, by its name.
 * @throws WrongRemote when it has no module, or the module has no component
 */
export async function loadModule(
  remote: string,
  loaders: Readonly<Record<string, () => Promise<unknown>>> = {},
  claimed: string,
): Promise<PageModule & PartModule> {
  const load = loaders[claimed];
  if (!load) throw new WrongRemote(remote, `nothing for its claim ${claimed}`);
  const code: unknown = await load();
  if (!hasComponent(code)) throw new WrongRemote(remote, `what it has for ${claimed} exports no component`);
  return code;
}

/** @throws WrongRemote when the module has no texts */
export async function loadTexts(remote: string, texts: RouteTexts, language: Language) {
  const { default: resources } = await saidIn(texts, language)();
  if (!isObject(resources)) throw new WrongRemote(remote, `its texts in ${language} are none`);
  return resources;
}
