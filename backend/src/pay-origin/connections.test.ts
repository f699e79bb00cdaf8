import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import { brokenRequests, endlessBody, slowBody } from '@alisio/platform/serving/testing/broken-requests.ts';
import { openRaw, type RawConnection, say } from '@alisio/platform/serving/testing/raw-client.ts';
import { PROBLEMS } from '@alisio/shared-contracts/problems';
import type { FastifyInstance } from 'fastify';
import { trustedCallers } from '../config/index.ts';
import { type Books, fileBooks } from './books/index.ts';
import { createPayOrigin, type PayOriginDeps } from './create-pay-origin.ts';

const BODY_BYTES = 2000;
let folder: string;
let books: Books;
let app: FastifyInstance;
let port: number;
const open = (more: Partial<PayOriginDeps> = {}) =>
  createPayOrigin({
    books,
    apiKey: 'the-key',
    clock: Date.now,
    lifecycle: new Lifecycle(),
    limits: { ...defaultLimits, headersMs: 200, requestMs: 200, bodyBytes: BODY_BYTES },
    log: { level: 'silent' },
    tokensPerMinute: 1000,
    webOrigins: [],
    hosts: [],
    webPort: 3000,
    payOrigin: 4001,
    ...more,
  });
const portOf = async (server: FastifyInstance) =>
  Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-ledger-'));
  books = fileBooks({ folder, clock: Date.now });
  app = await open();
  port = await portOf(app);
});
afterAll(async () => {
  await app.close();
  await books.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ...brokenRequests('/tokens'),
  ['chunks without an end', endlessBody('/tokens', BODY_BYTES + 1), 'body-too-large'] as const,
  ['a body that does not come', slowBody('/tokens'), 'request-timeout'] as const,
])('%s is a problem and the end of the connection', async (_, request, kind) => {
  const heard = await say(port, request);
  expect(heard).toMatchObject({ statuses: [PROBLEMS[kind].status], broke: undefined });
  expect(heard.text).toContain(`"type":"/problems/${kind}"`);
});

const ASK = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';

describe('with the API at 127.0.0.1', () => {
  let guarded: FastifyInstance;
  let at: number;
  const connections: RawConnection[] = [];
  beforeAll(async () => {
    guarded = await open({
      limits: { ...defaultLimits, connections: 9, connectionsPerAddress: 2 },
      trusts: trustedCallers('127.0.0.1'),
    });
    at = await portOf(guarded);
  });
  afterAll(async () => {
    for (const { socket } of connections) socket.destroy();
    await guarded.close();
  });

  /** Whether who asks from an address is answered; their connection stays. */
  function isAnswered(from: string): Promise<boolean> {
    const connection = openRaw(at, from);
    connections.push(connection);
    connection.socket.write(ASK);
    return connection.until(/ 200 /).then(
      () => true,
      () => false,
    );
  }

  test('one address has its share of the connections; other visitors and the API come in beside it', async () => {
    const one = [
      await isAnswered('127.0.0.66'),
      await isAnswered('127.0.0.66'),
      await isAnswered('127.0.0.66'),
    ];
    expect(one).toEqual([true, true, false]);
    expect(await isAnswered('127.0.0.7')).toBe(true);
    for (let i = 0; i < 4; i += 1) expect(await isAnswered('127.0.0.1')).toBe(true);
  });
});
