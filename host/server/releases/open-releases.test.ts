import { memoryStore } from '@alisio/platform/tooling/release/testing/memory-store.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { openReleases } from './open-releases.ts';

const asked: string[] = [];
let app: FastifyInstance;
beforeEach(() => {
  asked.length = 0;
  const store = memoryStore();
  app = fastify();
  openReleases(app, {
    store: {
      ...store,
      list: (path) => {
        asked.push(path);
        return Promise.resolve(['000000001.json']);
      },
      read: (path) => {
        asked.push(path);
        return Promise.resolve(new Uint8Array([1]));
      },
    },
    rootKeys: 'roots',
    answerError: async (_request, reply) => {
      await reply.code(404).send();
    },
  });
});
afterEach(() => app.close());

const statusOf = async (url: string) => (await app.inject(url)).statusCode;

test('many who ask at once cost the store one listing', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/releases/names/registry')));
  expect(answers.map(({ body }) => body)).toEqual(Array(50).fill('["000000001.json"]'));
  expect(asked).toEqual(['registry']);
});

test.each([
  'files/registry/000000001.json',
  'files/keys/000000001/keys.json',
  'files/host/1.0.0-00000001/main.js',
  'files/remotes/mf-a/1.0.0-00000001/release.json',
])('%s is shown', async (path) => {
  expect(await statusOf(`/releases/${path}`)).toBe(200);
});

test.each([
  'files/registry/..%2f..%2fkeys%2frelease.pem',
  'files/registry/%2e%2e/%2e%2e/keys/release.pem',
  'files/host/.hidden/main.js',
  'files/.reserve/1',
  'files/keys%00/1',
  'files/hosts/a',
  'files/remotes/mf-a/1/2/3',
  'files//etc/passwd',
  'names/',
  'names/remotes',
  'names/.incoming-1',
])('%s is nothing of a release, and is not looked for', async (path) => {
  expect(await statusOf(`/releases/${path}`)).toBe(404);
  expect(asked).toEqual([]);
});
