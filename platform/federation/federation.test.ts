import type { BuildRuntime } from './build-runtime.ts';
import { actAsContainer, isContainer } from './container.ts';
import { readShared, scopeOf } from './share-libraries.ts';
import { type ShareScope, takeLibrary } from './share-scope.ts';
import { freshAddress, letTryAgain } from './try-again.ts';

type Facts = Pick<BuildRuntime, 'initializeSharingData' | 'consumesLoadingData' | 'initializeExposesData'>;

/** A build as the bundler makes it, without chunks of its own. */
function buildOf(facts: Facts = {}): BuildRuntime {
  const evaluate = (id: string): unknown => {
    const kept = build.c[id];
    if (kept) return kept.exports;
    const module = { exports: {} as unknown };
    const factory = build.m[id];
    if (!factory) throw new Error(`no module ${id}`);
    build.c[id] = module;
    factory(module);
    return module.exports;
  };
  const build: BuildRuntime = Object.assign(evaluate, {
    m: {},
    c: {},
    e: async () => undefined,
    l: () => undefined,
    f: {},
    S: {},
    I() {},
    initContainer: () => undefined,
    getContainer: async () => () => undefined,
    ...facts,
  });
  return build;
}

const brings = (name: string, version: string, factory: () => (() => unknown) | Promise<() => unknown>) =>
  buildOf({
    initializeSharingData: { scopeToSharingDataMapping: { default: [{ name, version, factory }] } },
  });

/** A remote that reads `library` as its module `7`, in its chunk `page`. */
function remoteReading(shareKey: string, requiredVersion: string): BuildRuntime {
  const build = buildOf({
    consumesLoadingData: {
      chunkMapping: { page: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey, requiredVersion } },
    },
    initializeExposesData: { moduleMap: { './routes': async () => () => 'its routes' } },
  });
  actAsContainer(build);
  readShared(build);
  return build;
}

/** Asks for the remote's page, as its loader of chunks does. */
async function loadPage(build: BuildRuntime): Promise<unknown> {
  const promises: Promise<unknown>[] = [];
  build.f.consumes?.('page', promises);
  await Promise.all(promises);
  return build('7');
}

test('a remote reads the one copy that the shell brings', async () => {
  const copy = { name: 'react' };
  const remote = remoteReading('react', '^19.0.0');
  remote.initContainer(scopeOf(brings('react', '19.3.1', () => () => copy)));
  expect(await loadPage(remote)).toBe(copy);
  expect(await loadPage(remote)).toBe(copy);
});

test('what a library exports is the same for all: no remote changes it for the others', async () => {
  const remote = remoteReading('react', '^19.0.0');
  remote.initContainer(scopeOf(brings('react', '19.3.1', () => () => ({ useId: () => 'ours' }))));
  const library = Object(await loadPage(remote));
  expect(() => Object.assign(library, { useId: () => 'theirs' })).toThrow(TypeError);
  expect(library.useId()).toBe('ours');
});

test('a library is read from the shell once, however many modules of a build ask for it', async () => {
  let read = 0;
  const remote = remoteReading('react', '^19.0.0');
  const shell = brings('react', '19.3.1', () => () => {
    read += 1;
    return 'react';
  });
  remote.initContainer(scopeOf(shell));
  expect([await loadPage(remote), await loadPage(remote), remote('7')]).toEqual(['react', 'react', 'react']);
  expect(read).toBe(1);
});

test('a library that comes late is waited for with the chunk, and fetched once', async () => {
  let fetched = 0;
  const copy = { name: 'query' };
  const shell = brings('query', '1.0.0', async () => {
    fetched += 1;
    return () => copy;
  });
  const remote = remoteReading('query', '^1.0.0');
  remote.initContainer(scopeOf(shell));
  expect(await Promise.all([loadPage(remote), loadPage(remote)])).toEqual([copy, copy]);
  expect(await loadPage(remote)).toBe(copy);
  expect(fetched).toBe(1);
});

test('a library that did not come is asked for again with the next chunk', async () => {
  let fetched = 0;
  const shell = brings('query', '1.0.0', async () => {
    fetched += 1;
    if (fetched === 1) throw new Error('Loading chunk failed');
    return () => 'here';
  });
  const remote = remoteReading('query', '^1.0.0');
  remote.initContainer(scopeOf(shell));
  await expect(loadPage(remote)).rejects.toThrow('Loading chunk failed');
  expect(await loadPage(remote)).toBe('here');
});

test('a library that threw while it was evaluated is evaluated anew in the shell', async () => {
  const shell = brings('react', '19.3.1', () => () => {
    const { error } = shell.c.react ?? {};
    if (error) throw error;
    return 'react';
  });
  shell.c.react = { exports: {}, error: new Error('threw once') };
  const remote = remoteReading('react', '^19.0.0');
  remote.initContainer(scopeOf(shell));
  expect(await loadPage(remote)).toBe('react');
});

test('no remote puts another library in the place of the one that the shell brings', () => {
  const scope = scopeOf(brings('react', '19.3.1', () => () => 'react'));
  const other = { get: () => () => 'another' };
  expect(() => Object.assign(scope, { react: { '19.3.1': other } })).toThrow(TypeError);
  expect(() => Object.assign(scope.react ?? {}, { '19.3.1': other })).toThrow(TypeError);
  expect(() => Object.assign(scope.react?.['19.3.1'] ?? {}, other)).toThrow(TypeError);
});

test('another major, and what the shell has not, are refused by name', () => {
  const scope: ShareScope = { react: { '19.3.1': { get: () => () => 'react' } } };
  expect(takeLibrary(scope, { shareKey: 'react', requiredVersion: '^19.0.0' }).get()).toBeInstanceOf(
    Function,
  );
  expect(() => takeLibrary(scope, { shareKey: 'react', requiredVersion: '^20.0.0' })).toThrow(
    'The shell brings react 19.3.1, asked for is ^20.0.0.',
  );
  expect(() => takeLibrary(scope, { shareKey: 'vue', requiredVersion: '^3.0.0' })).toThrow('no vue');
});

test("the shell's own first script reads what it brings, and is told of what would come later", () => {
  const consumesLoadingData = {
    chunkMapping: {},
    moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.0.0' } },
    initialConsumes: ['7'],
  };
  const shell = buildOf({ consumesLoadingData });
  shell.S = { default: scopeOf(brings('react', '19.3.1', () => () => 'react')) };
  readShared(shell);
  expect(shell('7')).toBe('react');

  const early = buildOf({ consumesLoadingData });
  early.S = { default: scopeOf(brings('react', '19.3.1', async () => () => 'react')) };
  readShared(early);
  expect(() => early('7')).toThrow('comes later');
});

test('a container gives what it exposes, and nothing of a prototype', async () => {
  const remote = remoteReading('react', '^19.0.0');
  expect(isContainer({ init: remote.initContainer, get: remote.getContainer })).toBe(true);
  expect((await remote.getContainer('./routes'))()).toBe('its routes');
  await expect(remote.getContainer('./else')).rejects.toThrow('exposes no ./else');
  await expect(remote.getContainer('constructor')).rejects.toThrow('exposes no constructor');
  expect([isContainer(undefined), isContainer({ init: 1, get: 2 })]).toEqual([false, false]);
});

test('a chunk that is asked for again has another address, in whichever build, and what threw is dropped', async () => {
  const asked: string[] = [];
  const anew = (): BuildRuntime => {
    const build = buildOf();
    build.l = (url) => asked.push(url);
    letTryAgain(build);
    return build;
  };
  const first = anew();
  first.l('/page.js');
  first.l('/page.js');
  anew().l('/page.js');
  expect(asked).toEqual(['/page.js', '/page.js?again=1', '/page.js?again=2']);
  expect([freshAddress('/entry.js'), freshAddress('/entry.js')]).toEqual(['/entry.js', '/entry.js?again=1']);

  first.c.threw = { exports: {}, error: new Error('once') };
  first.c.fine = { exports: {} };
  await first.e('page');
  expect(Object.keys(first.c)).toEqual(['fine']);
});
