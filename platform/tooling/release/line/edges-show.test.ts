import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { siteOf } from '../testing/releases.ts';
import { edgesShow } from './edges-show.ts';
import { finish } from './finish.ts';

const servers: Server[] = [];
const { info, warn } = console;
afterEach(() => {
  Object.assign(console, { info, warn });
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** An address at which nothing listens. */
async function nowhere(): Promise<string> {
  const address = await edge(() => undefined);
  const server = servers.pop();
  await new Promise((closed) => server?.close(closed));
  return address;
}

async function edge(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** Edges that show these revisions, one an answer; the last one stays. A draining one says 503. */
const showing = (...revisions: number[]) =>
  edge((_request, response) => {
    const revision = revisions.length > 1 ? revisions.shift() : revisions[0];
    response.writeHead(503).end(JSON.stringify({ status: 'not ready', revision }));
  });
/** One that looks when it is told that there is something newer. */
const lookingWhenTold = () =>
  edge((request, response) => {
    const told = new URL(request.url ?? '/', 'http://edge').searchParams.get('revision');
    response.end(JSON.stringify({ status: 'ready', revision: Number(told) }));
  });

test('each edge is asked until it shows the revision, and told of it', async () => {
  const shown = await edgesShow([await showing(1, 1, 2), await lookingWhenTold(), await showing(3)], 2);
  expect(shown.map(({ told }) => told.replace(/\d+ ms/, 'N ms'))).toEqual(
    shown.map(({ address }) => `${address} shows it after N ms.`),
  );
});

test('edges that do not show it are named, with what they say', async () => {
  const [old, bare, hanging] = [
    await showing(1),
    await edge((_request, response) => response.end('{"status":"not ready"}')),
    await edge(() => undefined),
  ];
  const gone = await nowhere();
  const shown = await edgesShow([old, bare, hanging, gone], 2, 1000);
  expect(shown.map(({ afterMs }) => afterMs)).toEqual([undefined, undefined, undefined, undefined]);
  expect(shown.map(({ told }) => told)).toEqual([
    `${old} still shows revision 1 and not 2 after 1 s; look at its log, and at ${old}/readyz.`,
    `${bare} still shows nothing and not 2 after 1 s; look at its log, and at ${bare}/readyz.`,
    `${hanging} has not answered for 1 s; look at its log.`,
    `Nothing listens at ${gone}: it is not waited for.`,
  ]);
});

test('a move that an edge does not show is done nevertheless, and warned of behind it', async () => {
  const said: string[] = [];
  Object.assign(console, {
    info: (text: string) => said.push(`info: ${text}`),
    warn: (text: string) => said.push(`warn: ${text}`),
  });
  const [there, gone] = [await showing(1), await nowhere()];
  await finish('/nowhere', siteOf(), ['It is live.'], { FLEET: `${there},${gone}` });
  expect(said.map((text) => text.replace(/\d+ ms/, 'N ms'))).toEqual([
    `info: · ${there} shows it after N ms.`,
    'info: \nIt is live.',
    `warn: \nThis is live, but 1 of 2 edges did not show it:\n! Nothing listens at ${gone}: it is not waited for.`,
  ]);
});
