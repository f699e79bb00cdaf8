import { breathe } from '../loading/breathe.ts';

/** Signs that a browser's own names begin with; build tools write theirs anew with each script. */
const NATIVE = /^[a-z]/i;
/** Data that is no function, but that everybody builds on: `JSON`, `Math`, `Intl`. */
const NAMESPACE = /^[A-Z]/;

/**
 * Makes what stands on an object stay. `constructor` is left: classes that inherit from it set their own.
 * Handlers (`onerror`) and values that are written to (`name`) are accessors or plain data, and go on as before.
 */
function fix(holder: object, key: string): void {
  const { value, get, configurable } = Reflect.getOwnPropertyDescriptor(holder, key) ?? {};
  if (!configurable || key === 'constructor' || !NATIVE.test(key)) return;
  if (get) Reflect.defineProperty(holder, key, { configurable: false });
  else if (typeof value === 'function' || NAMESPACE.test(key))
    Reflect.defineProperty(holder, key, { configurable: false, writable: false });
}

/** So many names take a slow phone about 5 ms. */
const AT_ONCE = 60;

type Shared = { prototype: object };

/** What of a window is looked into; of the rest its own names alone stay. */
export interface Natives {
  history: object;
  JSON: object;
  Promise: Shared;
  EventTarget: Shared;
  History: Shared;
  Storage: Shared;
  XMLHttpRequest: Shared;
  Navigator: Shared;
  Node: Shared;
  Document: Shared;
}

/**
 * What the browser brings is everybody's: from here on no script on the page can put something else in its place,
 * so that one team's code cannot change what another's calls. Prototypes that libraries write over on objects of
 * their own (`Array`, `Error`, `Object`) stay as they were. A browser that refuses part of it (Firefox, for the
 * window itself) keeps the rest.
 * @returns when it is done: it takes turns with what else the page has to do, and nobody's code but the shell's runs before
 */
export async function fixNatives(page: Natives): Promise<void> {
  const shared = [
    page.Promise,
    page.EventTarget,
    page.History,
    page.Storage,
    page.XMLHttpRequest,
    page.Navigator,
    page.Node,
    page.Document,
  ];
  const { history } = page;
  // On the object itself too: one of its own would hide what stands on its prototype.
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'])
    Reflect.defineProperty(history, name, { value: Reflect.get(history, name) });
  const holders = [page, page.JSON, page.Promise, ...shared.map(({ prototype }) => prototype)];
  const names = holders.flatMap((holder) =>
    Object.getOwnPropertyNames(holder).map((key) => [holder, key] as const),
  );
  for (let from = 0; from < names.length; from += AT_ONCE) {
    for (const [holder, key] of names.slice(from, from + AT_ONCE)) fix(holder, key);
    await breathe();
  }
}
