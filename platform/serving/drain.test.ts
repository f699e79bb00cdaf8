import Fastify, { type FastifyInstance } from 'fastify';
import {
  connectionsOf,
  defaultLimits,
  guardConnections,
  Lifecycle,
  type Limits,
  serverLimits,
  stopServer,
} from './index.ts';
import { openRaw, type RawConnection } from './testing/raw-client.ts';

const head = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
/** A stop that would never give up by itself. */
const PATIENT = { lastRequestMs: 600_000, stopMs: 600_000 };

let app: FastifyInstance;
let connections: ReturnType<typeof connectionsOf>;
let lifecycle: Lifecycle;
let limits: Limits;
let port: number;
let letAnswer: () => void;
const open: RawConnection[] = [];

async function start(more: Partial<Limits> = {}): Promise<void> {
  limits = { ...defaultLimits, ...more };
  lifecycle = new Lifecycle();
  app = Fastify(serverLimits(limits));
  guardConnections(app, limits);
  connections = connectionsOf(app);
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>();
  letAnswer = resolve;
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    await mayAnswer;
    return 'slow';
  });
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
}
afterEach(async () => {
  for (const { socket } of open.splice(0)) socket.destroy();
  await app.close();
});

function join(): RawConnection {
  const connection = openRaw(port);
  open.push(connection);
  return connection;
}
const stop = (hurry?: AbortSignal) => stopServer({ app, lifecycle, limits }, hurry);
const listenerGone = async () => {
  while (app.server.listening) await new Promise((turn) => setImmediate(turn));
};
const never = () => new AbortController().signal;

test('what is in flight is answered as the last, and nobody new gets in', async () => {
  await start(PATIENT);
  const visitor = join();
  visitor.socket.write(head('/slow'));
  while (connections.busy === 0) await new Promise((turn) => setImmediate(turn));
  const stopped = stop(never());
  await listenerGone();
  expect((await join().ended).broke).toBe('ECONNREFUSED');
  letAnswer();
  const { text, statuses } = await visitor.ended;
  expect(statuses).toEqual([200]);
  expect(text).toMatch(/connection: close\r\n[\s\S]*slow$/i);
  await stopped;
});

test('a request that was on its way over a kept connection is answered, and then that ends', async () => {
  await start(PATIENT);
  const visitor = join();
  visitor.socket.write(head('/quick'));
  await visitor.until(/quick/);
  const stopped = stop(never());
  await listenerGone();
  visitor.socket.write(head('/quick'));
  const { statuses, text, broke } = await visitor.ended;
  expect({ statuses, broke }).toEqual({ statuses: [200, 200], broke: undefined });
  expect(text.match(/connection: close/gi)).toHaveLength(1);
  await stopped;
});

test('who was let in and has said nothing yet, or half of it, is heard out', async () => {
  await start(PATIENT);
  const [silent, halfway] = [join(), join()];
  halfway.socket.write('GET /quick HTTP/1.1\r\nho');
  while (connections.size < 2 || connections.busy === 0) await new Promise((turn) => setImmediate(turn));
  const stopped = stop(never());
  await listenerGone();
  silent.socket.write(head('/quick'));
  halfway.socket.write('st: localhost\r\n\r\n');
  expect((await silent.ended).statuses).toEqual([200]);
  expect((await halfway.ended).statuses).toEqual([200]);
  await stopped;
});

test('a connection that stays quiet ends after its time, at once when a person waits', async () => {
  await start({ ...PATIENT, lastRequestMs: 30 });
  const quiet = join();
  quiet.socket.write(head('/quick'));
  await quiet.until(/quick/);
  await stop(never());
  expect((await quiet.ended).broke).toBeUndefined();

  await start(PATIENT);
  const other = join();
  other.socket.write(head('/quick'));
  await other.until(/quick/);
  await stop(AbortSignal.abort());
  expect((await other.ended).statuses).toEqual([200]);
});

test('what never ends is cut off', async () => {
  await start({ ...PATIENT, stopMs: 50 });
  const hanging = join();
  hanging.socket.write(head('/slow'));
  while (connections.busy === 0) await new Promise((turn) => setImmediate(turn));
  await stop(never());
  expect((await hanging.ended).statuses).toEqual([]);
});

test('what waits on purpose is told', async () => {
  await start();
  await stop();
  expect([lifecycle.stopping, lifecycle.stopped.aborted]).toEqual([true, true]);
});
