import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, until } from '@alisio/platform/tooling/machine';
import { findOffer } from '../../testing/find-offer.ts';
import { runScript, type ServerProcess, startServer } from '../../testing/processes.ts';
import { type ProviderProxy, providerProxy } from '../../testing/provider-proxy.ts';
import { over, passengers, Visitor } from '../../testing/visitor.ts';

// Real processes on a real data folder: what a kill -9 leaves behind is the point. Each start of the API takes seconds, so
// a test goes on with the one that the test before it has left.
const CARD = {
  cardNumber: '4242 4242 4242 4242',
  cardName: 'LUCIA RIVERA',
  cardExpiry: '11 / 31',
  cardCvv: '938',
};
const LATE_CARD = { ...CARD, cardNumber: '4000 0000 0000 0408' };
const travelers = passengers.slice(0, 1);

let folder: string;
let pay: ServerProcess;
let api: ServerProcess;
let proxy: ProviderProxy;
let apiPort: number;
const logs: string[] = [];

const environment = (more: Record<string, string> = {}) => ({
  DATA_DIR: folder,
  API_PORT: String(apiPort),
  LOG_LEVEL: 'trace',
  ...more,
});
const startApi = (more: Record<string, string> = {}) =>
  startServer('backend/src/main.ts', apiPort, environment({ PAY_URL: proxy.url, ...more }));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alisio-pay-'));
  apiPort = await freePort();
  const payPort = await freePort();
  const migrated = await runScript('backend/src/migrate.ts', environment());
  expect(migrated.code).toBe(0);
  pay = await startServer(
    'backend/src/pay-origin/main.ts',
    payPort,
    environment({ PAY_PORT: String(payPort) }),
  );
  proxy = await providerProxy(pay.url);
  api = await startApi();
});

afterAll(async () => {
  await api.end('SIGKILL');
  await pay.end('SIGKILL');
  await proxy.close();
  rmSync(folder, { recursive: true, force: true });
});

async function typeCard(card = CARD) {
  const answer = await fetch(`${pay.url}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(card),
  });
  const { token } = await answer.json();
  return { cardToken: token };
}

/** A visitor with a filled-in order, about to press Pay. */
async function atTheTill(card = CARD) {
  const visitor = await Visitor.arrive(over(api.url));
  const offer = await findOffer(visitor);
  await visitor.fillIn(offer, travelers);
  return { visitor, offer, transactionId: await visitor.giveCard(offer, await typeCard(card)) };
}

const statusOf = async (visitor: Visitor) => (await visitor.look()).answer?.status;
const chargeOf = async (key: string) => {
  const apiKey = readFileSync(join(folder, 'pay', 'api-key'), 'utf8');
  const answer = await fetch(`${pay.url}/v1/charges/${key}`, {
    headers: { authorization: `Bearer ${apiKey}` },
  });
  return answer.ok ? answer.json() : undefined;
};

async function killAndRestart() {
  await api.end('SIGKILL');
  logs.push(api.output());
  proxy.mode('direct');
  api = await startApi();
}

test('a card is charged and the flight booked', async () => {
  const { visitor, transactionId } = await atTheTill();
  const { answer } = await visitor.pay(transactionId);
  expect(answer?.status).toBe('confirmed');
  expect(await chargeOf(transactionId)).toMatchObject({ status: 'approved' });
});

test('told to stop, the API answers what it has begun, and says that it is not ready', async () => {
  const { visitor, transactionId } = await atTheTill();
  proxy.mode('slow');
  const paying = visitor.pay(transactionId);
  await proxy.charging();
  const code = api.end('SIGTERM');
  expect((await paying).answer?.status).toBe('confirmed');
  expect(await code).toBe(0);
  logs.push(api.output());
  proxy.mode('direct');
  api = await startApi({ PAY_TIMEOUT_MS: '1000' });
});

test('a provider that does not answer in time leaves the payment pending, then confirmed', async () => {
  const { visitor, transactionId } = await atTheTill(LATE_CARD);
  expect((await visitor.pay(transactionId)).answer).toEqual({ status: 'pending', waitsFor: 'bank' });
  // Asked again, the API looks the charge up: in time, unless the machine is busy.
  await until(
    async () => ((await visitor.pay(transactionId)).answer?.status === 'confirmed' ? true : undefined),
    'the confirmation',
  );
});

test('killed after the charge, before its answer: one charge and a confirmed order', async () => {
  const { visitor, transactionId } = await atTheTill(LATE_CARD);
  const paying = visitor.pay(transactionId).catch(() => undefined);
  await until(() => chargeOf(transactionId), 'the charge');
  await killAndRestart();
  await paying;
  await until(async () => ((await statusOf(visitor)) === 'confirmed' ? true : undefined), 'the confirmation');
  const { answer } = await visitor.pay(transactionId);
  expect(answer?.status).toBe('confirmed');
});

test('killed before the charge arrived: no charge, and the order can be paid', async () => {
  const { visitor, offer, transactionId } = await atTheTill();
  proxy.mode('lost');
  const paying = visitor.pay(transactionId).catch(() => undefined);
  await proxy.charging();
  await killAndRestart();
  await paying;
  await until(async () => ((await statusOf(visitor)) === 'draft' ? true : undefined), 'the draft');
  expect(await chargeOf(transactionId)).toMatchObject({ status: 'voided' });

  const second = await visitor.giveCard(offer, await typeCard());
  expect((await visitor.pay(second)).answer?.status).toBe('confirmed');
});

test('a second process on the same data folder ends with one sentence', async () => {
  const second = await runScript('backend/src/main.ts', environment({ API_PORT: String(await freePort()) }));
  expect(second.code).toBe(1);
  expect(second.output.trim().split('\n')).toHaveLength(1);
  expect(second.output).toContain('in use by another process');
});

test('a port in use ends the start with one sentence', async () => {
  const env = { ...environment(), PAY_PORT: new URL(pay.url).port, DATA_DIR: join(folder, 'other') };
  const second = await runScript('backend/src/pay-origin/main.ts', env);
  expect(second.code).toBe(1);
  expect(second.output.trim()).toMatch(/^Port \d+ is in use/);
});

function filesBelow(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap((name) => filesBelow(join(path, name)));
}

test('no log and no file holds a card number or a CVV, nor the log a name or an e-mail', async () => {
  expect(await api.end('SIGTERM')).toBe(0);
  expect(await pay.end('SIGTERM')).toBe(0);
  logs.push(api.output(), pay.output());
  const log = logs.join('\n');
  expect(log).toContain('/user/session/card/success');
  for (const secret of [
    '4242424242424242',
    '4242 4242 4242 4242',
    '4000000000000408',
    'Rivera',
    'ejemplo.test',
    'tok_',
  ]) {
    expect(log).not.toContain(secret);
  }
  const files = filesBelow(folder).map((path) => readFileSync(path));
  expect(files.length).toBeGreaterThan(10);
  for (const secret of ['4242424242424242', '4242 4242 4242 4242', '4000000000000408', '"cardCvv"']) {
    expect(files.filter((bytes) => bytes.includes(secret))).toHaveLength(0);
  }
});
