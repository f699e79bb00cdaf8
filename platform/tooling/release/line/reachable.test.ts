import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { ReleaseDocument } from '../../../sdk/registry/index.ts';
import { hashOf } from '../../build/integrity.ts';
import { memoryStore } from '../testing/memory-store.ts';
import { remoteOnPaper } from '../testing/releases.ts';
import { checkServed, checkStored } from './reachable.ts';

const release = remoteOnPaper('mf-a');
const code = new TextEncoder().encode('export const page = "Bogotá";'.repeat(20));
const files = new Map<string, Uint8Array>([
  ['entry.js', code],
  ['entry.js.br', brotliCompressSync(code)],
  ['entry.js.gz', gzipSync(code)],
  ['server.00000001.js', code],
]);
const document: ReleaseDocument = {
  schema: 1,
  release,
  hashes: Object.fromEntries([...files].map(([name, content]) => [name, hashOf(content)])),
  publishedAt: '2026-11-21T10:00:00.000Z',
  publishedBy: 'Ada',
};
const without = (name: string) => new Map([...files].filter(([one]) => one !== name));

describe('the store', () => {
  const check = async (content: Map<string, Uint8Array>) => {
    const store = memoryStore();
    await store.publish('remotes/mf-a', release.version, new Map([...content, ['release.json', code]]));
    await checkStored(store, document);
  };

  test('gives back what was published', async () => {
    await expect(check(files)).resolves.toBeUndefined();
  });

  test.each([
    ['that lacks a file', without('entry.js.br'), 'entry.js.br is not in the store as it was published'],
    [
      'with a changed file',
      new Map([...files, ['entry.js', gzipSync(code)]]),
      'entry.js is not in the store',
    ],
    [
      'with a file too many',
      new Map([...files, ['more.js', code]]),
      'more.js lies among the published files',
    ],
  ])('%s is noticed', async (_what, content, sentence) => {
    await expect(check(content)).rejects.toThrow(sentence);
  });
});

describe('an edge', () => {
  let server: Server;
  let served: Map<string, Uint8Array>;
  let url: string;
  beforeEach(async () => {
    // Nobody is sent a server half.
    served = without('server.00000001.js');
    server = createServer((request, response) => {
      const encoding = String(request.headers['accept-encoding']);
      const suffix = { br: '.br', gzip: '.gz' }[encoding] ?? '';
      const content = served.get(`${request.url?.split('/').at(-1)}${suffix}`);
      if (suffix && content) response.setHeader('content-encoding', encoding);
      response.statusCode = content ? 200 : 404;
      response.end(content);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  test('that sends every file whole in each encoding is good', async () => {
    expect(await checkServed(url, document)).toBe(1);
  });

  test.each([
    ['without a file', () => served.delete('entry.js'), 'does not arrive whole (identity)'],
    [
      'with another text inside of the compressed one',
      () => served.set('entry.js.br', brotliCompressSync('x')),
      '(br)',
    ],
    ['without the compressed one', () => served.delete('entry.js.gz'), 'does not arrive whole (gzip)'],
  ])('%s is noticed', async (_what, spoil, sentence) => {
    spoil();
    await expect(checkServed(url, document)).rejects.toThrow(sentence);
  });
});
