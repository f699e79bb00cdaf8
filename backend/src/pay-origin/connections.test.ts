import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits, Lifecycle } from '@alisio/platform/serving';
import { brokenRequests, endlessBody, slowBody } from '@alisio/platform/serving/testing/broken-requests.ts';
import { say } from '@alisio/platform/serving/testing/raw-client.ts';
import { PROBLEMS } from '@alisio/shared-contracts/problems';
import type { FastifyInstance } from 'fastify';
import { createPayOrigin } from './create-pay-origin.ts';
import { type Ledger, openLedger } from './ledger.ts';

const BODY_BYTES = 2000;
let folder: string;
let ledger: Ledger;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-ledger-'));
  ledger = openLedger(folder);
  app = await createPayOrigin({
    ledger,
    apiKey: 'the-key',
    clock: Date.now,
    lifecycle: new Lifecycle(),
    limits: { ...defaultLimits, headersMs: 200, requestMs: 200, bodyBytes: BODY_BYTES },
    log: { level: 'silent' },
    tokensPerMinute: 1000,
    webOrigins: [],
    hosts: [],
    webPort: 3000,
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await app.close();
  ledger.close();
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
