import { forgetEarlyEvents, tellLateParts } from '../late-parts/early-events.ts';
import { home, search } from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { type LiveSite, stubLiveSite } from '../testing/live-site.ts';
import { reloadForNewerRelease } from './newer-release.ts';
import { createReleaseWatch } from './release-watch.ts';

const NEWER = { 'mf-demo': '1.0.0-11111111' };
const demo = demoSite({ pages: [home] });
const [page] = demo.pages.all;
const lost = { kind: 'down' as const, error: new TypeError('network'), page };
const missingChunk = Object.assign(new Error('Loading chunk failed'), { name: 'ChunkLoadError' });

let site: LiveSite;
let reloads = 0;
let stop: () => void;

/** An open tab: what happens in it, and what comes of that. */
function openTab({ typed = false } = {}) {
  const watch = createReleaseWatch(demo.app.bootstrap.registry);
  let answered: Promise<unknown> = Promise.resolve();
  stop = reloadForNewerRelease({
    watch: {
      ask() {
        const answer = watch.ask();
        answered = answer;
        return answer;
      },
    },
    typed: { isThere: () => typed },
    reload: () => {
      reloads += 1;
    },
  });
  return async (event: Parameters<typeof tellLateParts>[0]) => {
    tellLateParts(event);
    await answered;
    await Promise.resolve();
  };
}

beforeEach(() => {
  reloads = 0;
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  forgetEarlyEvents();
  site = stubLiveSite();
  site.release(NEWER);
});
afterEach(() => {
  stop();
  site.restore();
});

test('a page older than the release reloads once, and not again for the same one', async () => {
  const happens = openTab();
  await happens(lost);
  await happens(lost);
  expect(reloads).toBe(1);
  site.release({ 'mf-demo': '1.0.0-22222222' }, 3);
  await happens(lost);
  expect(reloads).toBe(2);
});

test('a failure from before this part was here counts', async () => {
  tellLateParts(lost);
  await openTab()(new Event('focus'));
  expect(reloads).toBe(1);
});

test.each([
  ['a part of the shell', { ...lost, page: undefined }],
  ['a part of a page, met while rendering', { ...lost, kind: 'thrown' as const, error: missingChunk }],
  ['a part of a page, asked for by a press', Object.assign(new Event('x'), { reason: missingChunk })],
])('code that is gone counts: %s', async (_, event) => {
  await openTab()(event);
  expect(reloads).toBe(1);
});

test('a page of the live release stays: the failure has another cause', async () => {
  site.release({});
  await openTab()(lost);
  expect(reloads).toBe(0);
});

test('an error that a new document would not mend reloads nothing', async () => {
  await openTab()({ ...lost, kind: 'thrown' });
  expect(site.timesAsked()).toBe(0);
  expect(reloads).toBe(0);
});

test('a part that did not come costs nobody their page: a link stands in its place', async () => {
  const [part] = demoSite({ pages: [home], parts: [search] }).pages.parts;
  if (!part) throw new Error('no part');
  await openTab()({ kind: 'down', error: missingChunk, page: undefined, part });
  expect(site.timesAsked()).toBe(0);
  expect(reloads).toBe(0);
});

test('the checkout is never reloaded', async () => {
  window.history.replaceState(null, '', '/booking/summary');
  await openTab()(lost);
  expect(reloads).toBe(0);
});

test('a page on which something was typed is not reloaded', async () => {
  await openTab({ typed: true })(lost);
  expect(reloads).toBe(0);
});

test('a slow page that has come is not reloaded', async () => {
  const late = demoSite({ pages: [home] }).pages.all[0];
  const happens = openTab();
  await late?.record.load();
  await happens({ ...lost, kind: 'slow', page: late });
  expect(reloads).toBe(0);
});

test('a page that was left in the meantime is not reloaded', async () => {
  const happening = openTab()(lost);
  window.history.replaceState(null, '', '/user/my-journey');
  await happening;
  expect(reloads).toBe(0);
});

test.each<[string, () => Promise<Response>]>([
  ['is down', async () => Promise.reject(new TypeError('network'))],
  ['answers something else', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
])('nothing is reloaded while the site %s', async (_, answer) => {
  site.answer(answer);
  await openTab()(lost);
  expect(reloads).toBe(0);
});
