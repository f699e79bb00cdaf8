import type { PublicRegistry, PublicRemote } from '@alisio/platform/sdk/registry';
import { jest } from '@jest/globals';
import { federatedRemotes } from './federation.ts';

const PIN = `sha384-${'A'.repeat(64)}`;
const scope = { react: {} };
let names = 0;

/** A remote of its own for each test: what a page has asked for, it keeps. */
function remoteOf(integrity = PIN): PublicRemote {
  names += 1;
  const name = `mf-demo${names}`;
  return {
    name,
    owner: 'demo team',
    version: '1.0.0-00000000',
    namespace: 'demo',
    globalName: name.replaceAll('-', '_'),
    entry: { url: `/remotes/${name}/1.0.0-00000000/entry.js`, integrity, bytes: 1 },
    claims: [],
  };
}

/** @param ready when code of remotes may run; at once unless told */
function source(
  remotes: readonly PublicRemote[],
  { ready = Promise.resolve(), ...more }: { ready?: Promise<void> } & Pick<PublicRegistry, 'overrides'> = {},
) {
  const byName = Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
  const found = federatedRemotes({ schema: 1, revision: 1, remotes: byName, ...more }, ready);
  found.expect?.(remotes);
  return found;
}

const scripts = (of: PublicRemote) =>
  [...document.querySelectorAll('script')].filter(({ src }) => src.includes(`/${of.name}/`));
const newest = (of: PublicRemote) => {
  const script = scripts(of).at(-1);
  if (!script) throw new Error(`no script of ${of.name}`);
  return script;
};
const turn = () => new Promise<void>((resolve) => setTimeout(resolve));

let running: HTMLScriptElement | null = null;
const native = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript');
beforeAll(() => {
  Object.defineProperty(Document.prototype, 'currentScript', { configurable: true, get: () => running });
  Object.assign(globalThis, { __webpack_share_scopes__: { default: scope } });
});
afterAll(() => {
  if (native) Object.defineProperty(Document.prototype, 'currentScript', native);
});
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
});

/** Runs a script that leaves a container in a global, as an entry does. */
function runs(script: HTMLScriptElement, { globalName }: PublicRemote, container: unknown) {
  running = script;
  Reflect.set(globalThis, globalName, container);
  running = null;
  script.onload?.(new Event('load'));
}

function containerOf(routes: string) {
  const given: unknown[] = [];
  return {
    given,
    init: (libraries: unknown) => void given.push(libraries),
    get: async () => () => routes,
  };
}

test('an entry is put into the page as it is pinned, once, when natives are fixed, and is given the libraries', async () => {
  const remote = remoteOf();
  const fixed = Promise.withResolvers<void>();
  const { routes } = source([remote], { ready: fixed.promise });
  const arriving = [routes(remote, false), routes(remote, false)];
  await turn();
  expect(scripts(remote)).toEqual([]);
  fixed.resolve();
  await turn();
  expect(scripts(remote)).toHaveLength(1);
  const script = newest(remote);
  expect(script).toMatchObject({
    src: `http://localhost${remote.entry.url}`,
    integrity: PIN,
    crossOrigin: 'anonymous',
  });
  const container = containerOf('its routes');
  runs(script, remote, container);
  expect(await Promise.all(arriving)).toEqual(['its routes', 'its routes']);
  expect(container.given).toEqual([scope]);
});

test('an entry that is not pinned is not run, but from an origin that this tab was told to trust', async () => {
  const remote = remoteOf('');
  await expect(source([remote]).routes(remote, false)).rejects.toThrow('Not in the registry');
  expect(scripts(remote)).toEqual([]);
  const elsewhere = remoteOf('');
  elsewhere.entry.url = `https://elsewhere.example${elsewhere.entry.url}`;
  const overrides = (wanted: string): PublicRegistry['overrides'] => [
    { name: elsewhere.name, wanted, state: 'origin' },
  ];
  const untrusted = source([elsewhere], { overrides: overrides('https://other.example') });
  await expect(untrusted.routes(elsewhere, false)).rejects.toThrow('Not in the registry');
  void source([elsewhere], { overrides: overrides('https://elsewhere.example') }).routes(elsewhere, false);
  await turn();
  expect(scripts(elsewhere)).toHaveLength(1);
});

test('no remote stands for another: its global is written by the script of its own entry alone', async () => {
  const [remote, other] = [remoteOf(), remoteOf()];
  const { routes } = source([remote, other]);
  const forged = containerOf('forged');
  Reflect.set(globalThis, remote.globalName, forged);
  expect(() => Object.defineProperty(globalThis, remote.globalName, { value: forged })).toThrow();
  const arriving = routes(remote, false);
  void routes(other, false);
  await turn();
  const script = newest(remote);
  const byOther = newest(other);
  running = byOther;
  Reflect.set(globalThis, remote.globalName, forged);
  runs(script, remote, containerOf('its own'));
  expect(await arriving).toBe('its own');
});

test('an entry that leaves no container is a wrong remote', async () => {
  const remote = remoteOf();
  const arriving = source([remote]).routes(remote, false);
  await turn();
  runs(newest(remote), remote, { get: () => undefined });
  await expect(arriving).rejects.toThrow('its entry is no container');
});

test('asked anew, the entry runs again from another address, and chunks that came are forgotten', async () => {
  const remote = remoteOf();
  const { routes } = source([remote]);
  const first = routes(remote, false);
  await turn();
  const gone = newest(remote);
  runs(gone, remote, containerOf('first'));
  await first;
  const chunks = [['a chunk']];
  Reflect.set(globalThis, `rspackChunk${remote.globalName}`, chunks);
  const again = routes(remote, true);
  await turn();
  expect(chunks).toEqual([]);
  expect(newest(remote).src).toBe(`http://localhost${remote.entry.url}?again=1`);
  const late = containerOf('late');
  running = gone;
  Reflect.set(globalThis, remote.globalName, late);
  runs(newest(remote), remote, containerOf('again'));
  expect(await again).toBe('again');
});

test('an entry that does not come is given up, and what hangs when somebody asks again', async () => {
  const [remote, other] = [remoteOf(), remoteOf()];
  const { routes, dropHanging } = source([remote, other]);
  const refused = routes(other, false);
  const hanging = routes(remote, false);
  await turn();
  newest(other).onerror?.(new Event('error'));
  await expect(refused).rejects.toThrow('Did not come');
  const given: string[] = [];
  for (const { name } of [remote, other]) {
    const chunk = document.createElement('script');
    chunk.src = `/remotes/${name}/1.0.0-00000000/page.js`;
    chunk.onerror = () => void given.push(name);
    document.head.append(chunk);
  }
  dropHanging?.(remote);
  await expect(hanging).rejects.toThrow('Did not come');
  expect(given).toEqual([remote.name]);
});

test('and one that never answers, when the visitor was told of it', async () => {
  jest.useFakeTimers();
  const remote = remoteOf();
  const arriving = source([remote]).routes(remote, false);
  const said = expect(arriving).rejects.toThrow('Given up');
  await jest.advanceTimersByTimeAsync(5000);
  jest.useRealTimers();
  await said;
});
