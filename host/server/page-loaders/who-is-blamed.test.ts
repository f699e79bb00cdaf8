import { type Override, publicRegistryOf, type Registry } from '@alisio/platform/sdk/registry';
import { NO_ATTRIBUTION } from '@alisio/shared-contracts/attribution';
import { sendReports } from '@alisio/shared-contracts/endpoints';
import { jest } from '@jest/globals';
import { hostFixture, remoteFixture } from '../testing/site-fixture.ts';
import { type PageInputs, versionsOf } from './page-inputs.ts';
import { type PageLoaders, pageLoaders } from './page-loaders.ts';

const WITHIN_MS = 60_000;
const GRACE_MS = 250;
const SERVER = { url: '/x/server.js', integrity: 'signed', bytes: 1 };

const SHELL = 'module.exports = { shared: {}, loadPage: (load) => load() };';
/** Does what the API tells it. */
const obeying = (name: string) => `module.exports = async () => {
  for (;;) {
    const told = await (await fetch('/api/${name}')).text();
    if (told === 'loop') for (;;);
    if (told === 'wait') await new Promise(() => undefined);
    if (told === 'throw') throw new Error('boom');
    if (told !== 'again') return { data: told };
  }
};`;

/** What the API tells each remote's loader, one after another. */
let orders: Record<string, string[]>;
/** how long the edge waits for each answer, milliseconds */
let waits: number[];
/** of remotes whose loader has asked */
let asked: string[];
let told: unknown[];
let logged: string[];
let now: number;
/** how long each answer takes, milliseconds */
let late: number;
let loaders: PageLoaders;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance', 'Date'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  [orders, waits, asked, told, logged, now, late] = [{}, [], [], [], [], 0, 0];
  loaders = pageLoaders({
    files: {
      hashes: async () => ({ 'server.js': SERVER.integrity }),
      read: async ({ name }) => new TextEncoder().encode(name === 'host' ? SHELL : obeying(name)),
    },
    releases: { report: (_about, message) => void logged.push(message) },
    api: {
      async exchange({ path, body }, withinMs) {
        if (path === sendReports.path) {
          told.push(body);
          return undefined;
        }
        const name = path.slice(1);
        waits.push(withinMs);
        asked.push(name);
        now += late;
        return { status: 200, text: orders[name]?.shift() ?? 'nothing to do' };
      },
    },
    limits: { withinMs: WITHIN_MS, graceMs: GRACE_MS, headMs: 0 },
  });
});
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await loaders.stop();
});

const TRIED: Override = { name: 'mf-a', wanted: '1.0.0-bbbbbbbb', state: 'version' };

/** Opens a page of a remote. @returns what it brings */
async function open(name: string, overrides: Registry['overrides'] = []): Promise<string | undefined> {
  const claim = { path: `/${name}`, page: 'page', layout: 'default' as const };
  const remote = { ...remoteFixture([claim], { name }), server: { ...SERVER, loads: ['page'] } };
  const host = { ...hostFixture(), server: SERVER };
  const registry = { revision: 1, host, remotes: {}, disabled: {}, overrides, candidates: [] };
  const url = new URL(`http://localhost/${name}`);
  const visitor = {
    language: 'es',
    forwardedFor: '192.0.2.1',
    attribution: NO_ATTRIBUTION,
  } as const;
  const bootstrap = {
    registry: publicRegistryOf(registry),
    language: 'es',
    theme: 'system',
    apiBase: '/api',
    siteLink: '',
    payOrigin: '',
  } as const;
  const inputs: PageInputs = {
    versions: versionsOf(registry),
    address: url.pathname,
    language: 'es',
    theme: 'system',
    currency: 'USD',
    country: null,
    today: '2026-01-05',
  };
  return loaders.begin(
    registry,
    { remote, claim, code: 'released' },
    url,
    visitor,
    Promise.resolve({ inputs, bootstrap }),
  )?.data;
}

const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((turn) => setImmediate(turn));
};

/** The thread is lost while these remotes' loaders do what they are told. */
async function loseWith(doing: Record<string, string>, overrides: Registry['overrides'] = []): Promise<void> {
  const [before, told] = [asked.length, Object.keys(doing)];
  const lost = logged.length;
  for (const [name, order] of Object.entries(doing)) orders[name] = [order];
  const pages: Promise<unknown>[] = [];
  for (const [index, name] of told.entries()) {
    pages.push(open(name, overrides));
    await until(() => asked.length > before + index);
  }
  jest.advanceTimersByTime(WITHIN_MS);
  await until(() => {
    jest.advanceTimersByTime(GRACE_MS);
    return logged.length >= lost + told.length;
  });
  await Promise.all(pages);
}

test('the API has what is left of a page’s time for each answer, and never none', async () => {
  orders['mf-a'] = ['again', 'again', 'done'];
  late = 40_000;
  expect(await open('mf-a')).toBe('done');
  expect(waits).toEqual([60_000, 20_000, 1]);
});

const ofA = { host: '1.0.0-aaaaaaaa', reports: [expect.objectContaining({ source: 'mf-a' })] };

test('a composition that loses the thread alone is told to operators, and left alone the second time', async () => {
  await loseWith({ 'mf-a': 'loop' });
  expect(told).toEqual([ofA]);
  await loseWith({ 'mf-a': 'loop' });
  expect(told).toEqual([ofA, ofA]);
  expect(await open('mf-a')).toBeUndefined();
  expect(await open('mf-b')).toBe('nothing to do');
});

test('two losses with an answer between them are not two in a row', async () => {
  await loseWith({ 'mf-a': 'loop' });
  expect(await open('mf-a')).toBe('nothing to do');
  await loseWith({ 'mf-a': 'loop' });
  expect(await open('mf-a')).toBe('nothing to do');
});

test('where several could have lost the thread none is blamed: all are logged, and run again', async () => {
  await loseWith({ 'mf-b': 'wait', 'mf-a': 'loop' });
  expect(logged).toEqual(['a page loader ended its thread', 'a page loader ended its thread']);
  expect(told).toEqual([]);
  expect(await open('mf-b')).toBe('nothing to do');
  expect(await open('mf-a')).toBe('nothing to do');
});

test('a version that somebody tries by an override is logged, and no operator is told', async () => {
  orders['mf-a'] = ['throw', 'throw'];
  expect(await open('mf-a', [TRIED])).toBeUndefined();
  expect([logged, told]).toEqual([['a page loader failed'], []]);
  expect(await open('mf-a')).toBeUndefined();
  expect(told).toHaveLength(1);
});

test('nor is one told when such a version loses the thread', async () => {
  await loseWith({ 'mf-a': 'loop' }, [TRIED]);
  expect([logged, told]).toEqual([['a page loader ended its thread'], []]);
});
