import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { remoteLocation } from './index.ts';

const HALF_HOUR_MS = 30 * 60 * 1000;
let answer: (response: ServerResponse) => void;
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(response);
});
let base = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const says = (body: string, status = 200) => {
  answer = (response) => response.writeHead(status).end(body);
};
const service = (more: { timeoutMs?: number; now?: () => number } = {}) =>
  remoteLocation({ url: `${base}/where/{ip}?format=json`, ...more });

test.each([
  '{"country_code":"CO","country":"Colombia"}',
  '{"status":"success","country":"Colombia","countryCode":"CO"}',
  '{"ip":"190.24.0.1","country":"CO"}',
  '{"country_code":null,"country":"CO"}',
])('reads the country out of %s', async (body) => {
  says(body);
  expect(await service().countryOf('190.24.0.1')).toBe('CO');
});

test('the address goes where the setting says, encoded', async () => {
  says('{"country":"CO"}');
  await service().countryOf('2800:484::1');
  expect(asked).toEqual(['/where/2800%3A484%3A%3A1?format=json']);
});

test('an address is asked for once in 30 minutes', async () => {
  const began = Date.UTC(2026, 0, 5);
  let now = began;
  const { countryOf } = service({ now: () => now });
  says('{"country":"CO"}');
  await Promise.all([countryOf('190.24.0.1'), countryOf('190.24.0.1')]);
  now = began + HALF_HOUR_MS;
  await countryOf('190.24.0.1');
  expect(asked).toHaveLength(1);
  now = began + HALF_HOUR_MS + 1;
  await countryOf('190.24.0.1');
  expect(asked).toHaveLength(2);
});

test.each([
  ['an error', '{"country":"CO"}', 500],
  ['a limit', 'slow down', 429],
  ['no JSON', '<html>190.24.0.1</html>', 200],
  ['no country', '{"status":"fail"}', 200],
  ['a country that does not exist', '{"country":"ZZ"}', 200],
  ['a country under no code', '{"country":"Colombia"}', 200],
  ['something else', '[]', 200],
])('%s is a failure that names no address and is asked again', async (_, body, status) => {
  const { countryOf } = service();
  says(body, status);
  await expect(countryOf('190.24.0.1')).rejects.toThrow(/^the location service gave no country$/);
  says('{"country":"CO"}');
  expect(await countryOf('190.24.0.1')).toBe('CO');
});

test('a service that does not answer in time, or is not there, is a failure', async () => {
  answer = () => undefined;
  await expect(service({ timeoutMs: 50 }).countryOf('190.24.0.1')).rejects.toThrow('gave no country');
  const nowhere = remoteLocation({ url: 'http://127.0.0.1:1/{ip}' });
  await expect(nowhere.countryOf('190.24.0.1')).rejects.toThrow('gave no country');
});
