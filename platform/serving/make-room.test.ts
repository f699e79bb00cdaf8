import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { defaultLimits, guardConnections, type Limits, serverLimits } from './index.ts';

const HALF = 'GET / HTTP/1.1\r\nhost: localhost\r\nx-a: ';
const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

let app: FastifyInstance;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

/** @returns what opens a connection from an address; `heard` tells whether it is answered or ended, whatever is first */
async function start(limits: Partial<Limits>, isBehindProxy: boolean) {
  const all = { ...defaultLimits, ...limits };
  app = Fastify(serverLimits(all));
  guardConnections(app, all, () => !isBehindProxy);
  app.get('/', async () => 'here');
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  return async (said: string, localAddress = '127.0.0.1') => {
    const accepted = new Promise((resolve) => app.server.once('connection', resolve));
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write(said);
    const heard = new Promise<string>((resolve) => {
      socket.once('data', () => resolve('answered'));
      socket.once('close', () => resolve('ended'));
    });
    await accepted;
    return { heard };
  };
}

test('when all connections are taken, the oldest that never asked makes room', async () => {
  const open = await start({ connections: 3 }, true);
  const asked = await open(REQUEST);
  expect(await asked.heard).toBe('answered');
  const oldest = await open(HALF);
  await open(HALF);
  const visitor = await open(REQUEST);
  expect(await visitor.heard).toBe('answered');
  expect(await oldest.heard).toBe('ended');
  expect(sockets.map(({ closed }) => closed)).toEqual([false, true, false, false]);
});

test('when all have asked, there is no room for one more', async () => {
  const open = await start({ connections: 2 }, true);
  for (let i = 0; i < 2; i++) expect(await (await open(REQUEST)).heard).toBe('answered');
  expect(await (await open(REQUEST)).heard).toBe('ended');
});

test('an address has its share, and others come in beside it', async () => {
  const open = await start({ connections: 9, connectionsPerAddress: 2 }, false);
  for (let i = 0; i < 2; i++) expect(await (await open(REQUEST)).heard).toBe('answered');
  expect(await (await open(REQUEST)).heard).toBe('ended');
  expect(await (await open(REQUEST, '127.0.0.2')).heard).toBe('answered');
});

test('behind a proxy its address has no share', async () => {
  const open = await start({ connections: 9, connectionsPerAddress: 2 }, true);
  for (let i = 0; i < 4; i++) expect(await (await open(REQUEST)).heard).toBe('answered');
});
