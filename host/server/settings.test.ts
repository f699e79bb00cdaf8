import { readSettings } from './settings.ts';

test('nobody is heard unless the deployment says so', () => {
  expect(readSettings({}).overrides.allowed).toBe(false);
  expect(readSettings({ OVERRIDES: 'off' }).overrides.allowed).toBe(false);
  expect(readSettings({ OVERRIDES: '' }).overrides.allowed).toBe(false);
  expect(readSettings({ OVERRIDES: 'on' }).overrides.allowed).toBe(true);
});

test('code may come from ports of this machine, or from the origins that are named', () => {
  expect(readSettings({}).overrides.origins).toEqual(['http://localhost:*']);
  const named = { OVERRIDE_ORIGINS: 'https://qa.example, https://*.never, http://127.0.0.1:*' };
  expect(() => readSettings(named)).toThrow('https://*.never is none');
  expect(
    readSettings({ OVERRIDE_ORIGINS: 'https://qa.example, http://127.0.0.1:*,' }).overrides.origins,
  ).toEqual(['https://qa.example', 'http://127.0.0.1:*']);
});

test('how long the shell waits for a page is its own number, or the one that is set', () => {
  expect(readSettings({}).remoteTimeout).toBeUndefined();
  expect(readSettings({ REMOTE_TIMEOUT_MS: '1500' }).remoteTimeout).toBe(1500);
});

test('pages are drawn by as many threads as the machine can spare, or as are set', () => {
  expect(readSettings({}).loaderLimits.threads).toBeGreaterThan(0);
  expect(readSettings({ DRAW_THREADS: '3' }).loaderLimits.threads).toBe(3);
  expect(readSettings({ DRAW_THREADS: '0' }).loaderLimits.threads).toBe(1);
});

test('a page of each new remote is drawn ahead, up to twelve, or as many as are set', () => {
  expect(readSettings({}).loaderLimits.ahead).toBe(12);
  expect(readSettings({ DRAWN_AHEAD: '0' }).loaderLimits.ahead).toBe(0);
});

test('how much is kept of drawn pages is told in megabytes', () => {
  expect(readSettings({}).keptBytes).toBe(32 * 1024 * 1024);
  expect(readSettings({ KEPT_PAGES_MB: '0' }).keptBytes).toBe(0);
});

test('pages are drawn within 300 ms, or as long as is set; without any time browsers draw them all', () => {
  expect(readSettings({}).loaderLimits.drawnWithinMs).toBe(300);
  expect(readSettings({ DRAWN_WITHIN_MS: '0' }).loaderLimits.drawnWithinMs).toBe(0);
});

test.each([
  [{ REMOTE_TIMEOUT_MS: 'soon' }, 'REMOTE_TIMEOUT_MS must be a whole number from 0 to 60000.'],
  [{ SITE_URL: 'alisio' }, 'SITE_URL must be an address such as https://example.com.'],
  [{ SITE_HOSTS: 'https://a.example' }, 'SITE_HOSTS must be names without ports'],
  [{ BODY_LIMIT: 'much' }, 'BODY_LIMIT must be a whole number'],
  [{ OVERRIDES: 'yes' }, 'OVERRIDES is on or off.'],
  [{ OVERRIDES: 'true' }, 'OVERRIDES is on or off.'],
  [{ OVERRIDE_ORIGINS: '*' }, 'OVERRIDE_ORIGINS must be origins'],
  [{ OVERRIDE_ORIGINS: 'localhost:5101' }, 'OVERRIDE_ORIGINS must be origins'],
  [{ OVERRIDE_ORIGINS: 'https://qa.example/path' }, 'OVERRIDE_ORIGINS must be origins'],
  [{ OVERRIDE_ORIGINS: 'http://localhost:80:*' }, 'OVERRIDE_ORIGINS must be origins'],
  [{ OVERRIDE_ORIGINS: 'javascript:alert(1)' }, 'OVERRIDE_ORIGINS must be origins'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ TRUSTED_HOPS: '-1' }, 'TRUSTED_HOPS must be a whole number from 0 to 10.'],
  [{ API_URL: 'nowhere' }, 'API_URL must be an address'],
])('%j keeps the edge from starting, with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
