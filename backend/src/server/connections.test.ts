import {
  brokenRequests,
  endlessBody,
  slowBody,
  slowHead,
} from '@alisio/platform/serving/testing/broken-requests.ts';
import { documentOf, openRaw, type RawConnection, say } from '@alisio/platform/serving/testing/raw-client.ts';
import { PROBLEMS } from '@alisio/shared-contracts/problems';
import { bareServer } from '../../testing/bare-server.ts';
import { trustedCallers } from '../config/index.ts';

const BODY_BYTES = 2000;
const server = bareServer([], { headersMs: 200, requestMs: 200, bodyBytes: BODY_BYTES });
let port: number;
beforeAll(async () => {
  server.post('/echo', async ({ body }) => ({ body }));
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => server.close());

test.each(brokenRequests('/echo'))(
  '%s is a problem and the end of the connection',
  async (_, request, kind) => {
    const heard = await say(port, request);
    expect(heard).toMatchObject({ statuses: [PROBLEMS[kind].status], broke: undefined });
    expect(heard.text).toContain('content-type: application/problem+json');
    expect(heard.text).toMatch(/^x-content-type-options: nosniff\r$/im);
    expect(documentOf(heard)).toMatchObject({ type: `/problems/${kind}`, status: PROBLEMS[kind].status });
  },
);

test('chunks that come to too much are refused while they come, and who sends on still hears it', async () => {
  const { socket, until, ended } = openRaw(port);
  socket.write(endlessBody('/echo', BODY_BYTES + 1));
  await until(/body-too-large/);
  socket.write(endlessBody('/echo', 100_000));
  socket.end();
  expect(await ended).toMatchObject({ statuses: [413], broke: undefined });
});

test('an expectation that nobody meets is refused for this once: no copy of it is kept', async () => {
  const heard = await say(port, 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: a miracle\r\n\r\n');
  expect(heard.statuses).toEqual([417]);
  expect(heard.text).toMatch(/^cache-control: no-store\r$/im);
});

test('a call that nobody answers ends with its connection', async () => {
  const quiet = bareServer([], { silenceMs: 200 });
  quiet.get('/never', () => new Promise(() => undefined));
  const address = await quiet.listen({ host: '127.0.0.1', port: 0 });
  const heard = await say(Number(new URL(address).port), 'GET /never HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(heard.statuses).toEqual([]);
  await quiet.close();
});

test('who may go on is told so, and answered', async () => {
  const { socket, until, heard } = openRaw(port);
  socket.write(
    'POST /echo HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 7\r\nkeep-alive: timeout=9\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n',
  );
  await until(/100 Continue/);
  socket.write('{"a":1}');
  await until(/\{"body":\{"a":1\}\}/);
  expect(heard().statuses).toEqual([100, 200]);
  socket.destroy();
});

test.each([
  ['head', slowHead],
  ['body', slowBody('/echo')],
  ['first word', ''],
])('a %s that does not come is not waited for', async (_, beginning) => {
  const heard = await say(port, beginning);
  expect(heard.statuses).toEqual([408]);
  expect(documentOf(heard)).toMatchObject({ type: '/problems/request-timeout' });
});

describe('with the web edge at 127.0.0.1', () => {
  const guarded = bareServer([], { connections: 9, connectionsPerAddress: 2 }, trustedCallers('127.0.0.1'));
  const open: RawConnection[] = [];
  let at: number;
  beforeAll(async () => {
    guarded.get('/who', async ({ ip }) => ({ ip }));
    at = Number(new URL(await guarded.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(() => {
    for (const { socket } of open.splice(0)) socket.destroy();
  });
  afterAll(() => guarded.close());

  /** The address that the API takes who asks to be at; nothing when there is no connection for them. */
  async function ask(from: string): Promise<string | undefined> {
    const connection = openRaw(at, from);
    open.push(connection);
    const { socket, until, heard } = connection;
    socket.write('GET /who HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 192.0.2.7\r\n\r\n');
    const isHeard = await until(/\}$/).then(
      () => true,
      () => false,
    );
    return isHeard ? /"ip":"(.*)"/.exec(heard().text)?.[1] : undefined;
  }

  test('it has no share, and says where visitors are', async () => {
    for (let i = 0; i < 4; i += 1) expect(await ask('127.0.0.1')).toBe('192.0.2.7');
  });

  test('who else calls has their share, and nobody’s word for where they are', async () => {
    expect([await ask('127.0.0.66'), await ask('127.0.0.66'), await ask('127.0.0.66')]).toEqual([
      '127.0.0.66',
      '127.0.0.66',
      undefined,
    ]);
    expect(await ask('127.0.0.7')).toBe('127.0.0.7');
  });
});
