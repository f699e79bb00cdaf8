import { getReportSummary, sendReports } from '@alisio/shared-contracts/endpoints';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const KEY = 'operators-0123456789';
const open: TestApi[] = [];
afterAll(() => Promise.all(open.map((api) => api.close())));

async function start(operatorKey?: string): Promise<TestApi> {
  const api = await startTestApi({ reportsPerMinute: 3 }, operatorKey);
  open.push(api);
  return api;
}

describe('without a key', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await start();
  });
  const status = async (remoteAddress: string, headers = {}) =>
    (
      await api.app.inject({
        url: getReportSummary.path,
        remoteAddress,
        headers: { host: '127.0.0.1:4000', ...headers },
      })
    ).statusCode;

  test.each([
    ['from this machine', '127.0.0.1', {}],
    ['from elsewhere', '192.0.2.7', {}],
    ['with an empty key', '127.0.0.1', { authorization: 'Bearer ' }],
    ['from elsewhere, as if passed on for this machine', '192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }],
    ['for a visitor of the web edge', '127.0.0.1', { 'x-forwarded-for': '198.51.100.4' }],
    ['for a visitor of the web edge on this machine', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['by another proxy', '127.0.0.1', { forwarded: 'for=198.51.100.4' }],
    ['by a page elsewhere whose name leads here', '127.0.0.1', { host: 'shop.example:4000' }],
    ['with a key that nobody set', '192.0.2.7', { authorization: 'Bearer undefined' }],
  ])('asked %s there is nothing at this address', async (_, at, headers) => {
    expect(await status(at, headers)).toBe(404);
  });
});

describe('with a key', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await start(KEY);
  });
  const ask = (authorization: string | undefined, query = '') =>
    api.app.inject({
      url: `${getReportSummary.path}${query}`,
      headers: { host: 'localhost', ...(authorization === undefined ? {} : { authorization }) },
    });

  test('it opens the summary, from anywhere', async () => {
    const reply = await api.app.inject({
      url: getReportSummary.path,
      remoteAddress: '192.0.2.7',
      headers: { authorization: `Bearer ${KEY}` },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test.each([
    undefined,
    '',
    KEY,
    `bearer ${KEY}`,
    `Bearer ${KEY}x`,
    `Bearer ${KEY.slice(1)}`,
    `Basic ${KEY}`,
  ])(
    '%j does not, on this machine either, and not even a wrong question is answered',
    async (authorization) => {
      for (const query of ['', '?hours=0']) {
        const reply = await ask(authorization, query);
        expect(reply.statusCode).toBe(404);
        expect(reply.json().type).toBe('/problems/not-found');
        expect(reply.headers['www-authenticate']).toBeUndefined();
      }
    },
  );
});

describe('what the web edge alone can know', () => {
  const report = { kind: 'error', source: 'mf-flights', version: '1', page: '/', name: 'PageLoader' };
  const others = { ...report, name: 'TypeError' };
  const send = async (api: TestApi, authorization?: string) =>
    (
      await api.app.inject({
        method: 'POST',
        url: sendReports.path,
        headers: authorization === undefined ? {} : { authorization },
        payload: { host: '1', reports: [report, others] },
      })
    ).json();
  const names = async (api: TestApi): Promise<string[]> => {
    const reply = await api.app.inject({
      url: getReportSummary.path,
      headers: { authorization: `Bearer ${KEY}` },
    });
    return reply.json().counts.map(({ name }: { name: string }) => name);
  };

  test.each([undefined, '', 'Bearer ', 'Bearer undefined', `Bearer ${KEY}x`, `bearer ${KEY}`, KEY])(
    'is not believed of who brings %j, and what else they bring is counted',
    async (authorization) => {
      const api = await start(KEY);
      expect(await send(api, authorization)).toEqual({ accepted: 1 });
      expect(await names(api)).toEqual(['TypeError']);
    },
  );

  test('is believed of nobody where no key is set', async () => {
    expect(await send(await start(), 'Bearer undefined')).toEqual({ accepted: 1 });
  });

  test('is counted of who has the key', async () => {
    const api = await start(KEY);
    expect(await send(api, `Bearer ${KEY}`)).toEqual({ accepted: 2 });
    expect((await names(api)).toSorted()).toEqual(['PageLoader', 'TypeError']);
  });
});

test('who reports too often has to wait, each address for itself', async () => {
  const api = await start();
  const report = { kind: 'error', source: 'host', version: '1', page: '/', name: 'Error' };
  const from = async (visitor: string) =>
    (
      await api.app.inject({
        method: 'POST',
        url: sendReports.path,
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': visitor },
        payload: { host: '1', reports: [report] },
      })
    ).statusCode;
  const statuses: number[] = [];
  for (let i = 0; i < 4; i += 1) statuses.push(await from('192.0.2.1'));
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await from('192.0.2.2')).toBe(201);
});
