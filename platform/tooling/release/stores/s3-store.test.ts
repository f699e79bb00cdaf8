import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { openStore } from './open-store.ts';
import { type ReleaseStore, revisionPath } from './release-store.ts';
import { s3Calls } from './s3-calls.ts';
import { s3StoreOf } from './s3-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);
const version = (text: string) =>
  new Map([
    ['release.json', bytes('{}')],
    ['a.js', bytes(text)],
  ]);

let folder: string;
let server: S3Server;
let store: ReleaseStore;
const before = { ...process.env };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alisio-s3-'));
  server = await startS3Server(folder);
});
beforeEach(() => {
  const environment = server.environmentOf(`site-${server.asked.length}`);
  Object.assign(process.env, environment);
  store = openStore(environment, folder);
});
afterAll(async () => {
  for (const name of Object.keys(server.environmentOf(''))) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Asked since a moment, as `method name condition`. */
const askedSince = (from: number) =>
  server.asked.slice(from).map(({ method, path, condition }) => [method, path.split('/').at(-1), condition]);

test('a revision and a document are created on the condition that they are not there, the document last', async () => {
  const from = server.asked.length;
  await store.publish('host', '1.0.0-aa', version('a'));
  await store.compareAndSwap(0, 'one');
  const puts = askedSince(from).filter(([method]) => method === 'PUT');
  expect(puts).toEqual([
    ['PUT', 'a.js', '*'],
    ['PUT', 'release.json', '*'],
    ['PUT', '000000001.json', '*'],
  ]);
});

test('a create whose answer was lost finds out that it was its own that won', async () => {
  for (const status of [0, 500]) {
    const revision = status === 0 ? 0 : 1;
    server.failNext('PUT', status);
    expect(await store.compareAndSwap(revision, `mine ${status}`)).toBe(true);
    expect(textOf(await store.read(revisionPath(revision + 1)))).toBe(`mine ${status}`);
  }
});

test('a read that fails for a moment is tried again', async () => {
  await store.replace('registry/head.json', 'head');
  server.failNext('GET', 503);
  expect(textOf(await store.read('registry/head.json'))).toBe('head');
});

test('a read that hangs is given up while there is time for another', async () => {
  await store.replace('registry/head.json', 'head');
  // Less than a try to write may take, and for the second try as much as a busy machine needs.
  const patient = openStore({ ...process.env, STORE_READ_MS: '4900' }, folder);
  server.failNext('GET', 'hangs');
  expect(textOf(await patient.read('registry/head.json'))).toBe('head');
});

test('half of a version is not listed; publishing it again completes it, and with other content it is refused', async () => {
  server.failNext('PUT', 400);
  await expect(store.publish('host', '1.0.0-aa', version('a'))).rejects.toThrow();
  expect(await store.list('host')).toEqual([]);
  expect(await store.list('host/1.0.0-aa')).toEqual(['a.js']);
  await expect(store.publish('host', '1.0.0-aa', version('b'))).rejects.toThrow('there with other content');
  expect(await store.publish('host', '1.0.0-aa', version('a'))).toBe(true);
  expect(await store.list('host')).toEqual(['1.0.0-aa']);
});

test('what was broken off more than an hour ago is written over', async () => {
  const prefix = 'left-behind';
  const environment = server.environmentOf(prefix);
  const calls = s3Calls({ bucket: new URL(environment.RELEASE_STORE ?? '').host, prefix, environment });
  const left = s3StoreOf(calls);
  server.failNext('PUT', 400);
  await expect(left.publish('host', '1.0.0-aa', version('a'))).rejects.toThrow();
  const writtenBefore = (minutes: number) =>
    s3StoreOf({
      ...calls,
      writtenAt: async (path) => (await calls.writtenAt(path)) && new Date(Date.now() - minutes * 60_000),
    });
  const publish = (store: ReleaseStore) => store.publish('host', '1.0.0-aa', version('b'));
  await expect(publish(writtenBefore(59))).rejects.toThrow('there with other content');
  expect(await publish(writtenBefore(61))).toBe(true);
  expect(textOf(await left.read('host/1.0.0-aa/a.js'))).toBe('b');
});
