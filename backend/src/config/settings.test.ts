import { readSettings } from './index.ts';

test('what is not set, or set to nothing, has the defaults of the README', () => {
  const settings = readSettings({ API_PORT: '', LOCATION_SERVICE_URL: '' });
  expect(settings).toMatchObject({
    API_PORT: 4000,
    PAY_URL: 'http://127.0.0.1:4001',
    ENQUIRIES_PER_MINUTE: 30,
    CALLS_PER_MINUTE: 10,
  });
  expect(settings.LOCATION_SERVICE_URL).toBeUndefined();
});

test('what is released is looked for beside the data, or where that is told', () => {
  expect(readSettings({ DATA_DIR: '/data' }).RELEASED_SITE).toBeUndefined();
  expect(readSettings({ RELEASE_STORE: 's3://shop/site' }).RELEASED_SITE).toBe('s3://shop/site');
  expect(readSettings({ RELEASE_STORE: 'postgres', RELEASED_SITE: '/releases' }).RELEASED_SITE).toBe(
    '/releases',
  );
});

test('a location service is an address of the web with a place for the visitor’s', () => {
  const url = 'https://geo.example/{ip}/json';
  expect(readSettings({ LOCATION_SERVICE_URL: url }).LOCATION_SERVICE_URL).toBe(url);
});

test.each([
  'https://tiles.example/style.json',
  'http://10.0.0.7:8080/style.json',
  'http://[2001:db8::7]/style.json',
])('a style of maps is at %s', (url) => {
  expect(readSettings({ MAP_STYLE_URL: url }).MAP_STYLE_URL).toBe(url);
});

test('limits and days are counts of their own, not ports', () => {
  const most = { LOOK_UPS_PER_MINUTE: '1000000', SESSIONS_KEPT_DAYS: '36500', PAY_TIMEOUT_MS: '45000' };
  expect(readSettings(most)).toMatchObject({
    LOOK_UPS_PER_MINUTE: 1_000_000,
    SESSIONS_KEPT_DAYS: 36_500,
    PAY_TIMEOUT_MS: 45_000,
  });
});

test.each([
  ['', 20],
  ['0', 0],
  ['35', 35],
])('a deposit of %j is %d percent', (said, percent) => {
  expect(readSettings({ TOUR_DEPOSIT: said }).TOUR_DEPOSIT).toBe(percent);
});

test.each([
  ['LOCATION_SERVICE_URL', 'https://geo.example/json'],
  ['LOCATION_SERVICE_URL', 'file:///etc/{ip}'],
  ['LOCATION_SERVICE_URL', '{ip}'],
  ['MAP_STYLE_URL', "https://a;script-src'unsafe-inline'/style.json"],
  ['MAP_STYLE_URL', 'https://a,b.example/style.json'],
  ['MAP_STYLE_URL', 'https://*/style.json'],
  ['MAP_STYLE_URL', 'ftp://tiles.example/style.json'],
  ['ENQUIRIES_PER_MINUTE', 'many'],
  ['API_PORT', '99999'],
  ['ENQUIRIES_KEPT_DAYS', '0'],
  ['ENQUIRIES_KEPT_DAYS', '36501'],
  ['DECLINES_PER_ADDRESS', '0'],
  ['DECLINES_PER_ADDRESS', '1000001'],
  ['PAY_TIMEOUT_MS', '45001'],
  ['SUPPLIER_WITHIN_MS', '15001'],
  ['TOUR_DEPOSIT', '91'],
])('%s=%s is told in one sentence', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    `The environment is wrong in ${name}; backend/README.md says what each takes.`,
  );
});
