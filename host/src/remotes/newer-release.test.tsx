import { reloadForNewerRelease } from './newer-release.ts';

const realFetch = globalThis.fetch;
let reloads = 0;
const reload = () => {
  reloads += 1;
};

const pageOf = (revision: number) => `<!doctype html><script type="application/json" id="alisio-bootstrap">
  ${JSON.stringify({ registry: { schema: 1, revision, remotes: {} } })}</script>`;

function siteAnswers(answer: () => Promise<Response>): void {
  globalThis.fetch = answer;
}

beforeEach(() => {
  reloads = 0;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  siteAnswers(async () => new Response(pageOf(8)));
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

test('a page older than the release reloads once, and not again for the same one', async () => {
  await reloadForNewerRelease(7, reload);
  await reloadForNewerRelease(7, reload);
  expect(reloads).toBe(1);
});

test('a page of the live release stays: the failure has another cause', async () => {
  await reloadForNewerRelease(8, reload);
  expect(reloads).toBe(0);
});

test('the checkout is never reloaded', async () => {
  window.history.replaceState(null, '', '/booking/summary');
  await reloadForNewerRelease(7, reload);
  expect(reloads).toBe(0);
});

test.each<[string, () => Promise<Response>]>([
  ['is down', async () => Promise.reject(new TypeError('network'))],
  ['answers something else', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('nothing is reloaded while the site %s', async (_, answer) => {
  siteAnswers(answer);
  await reloadForNewerRelease(7, reload);
  expect(reloads).toBe(0);
});
