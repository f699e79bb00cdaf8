import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { forgetEarlyEvents, tellLateParts } from '../late-parts/early-events.ts';
import { App } from '../pages/app.tsx';
import { AtBrowserPlace } from '../router/browser-place.tsx';
import { PageRouter } from '../router/page-router.tsx';
import { home, summary, trips } from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { type LiveSite, stubLiveSite } from '../testing/live-site.ts';
import { violations } from '../testing/violations.ts';
import { FollowReleases } from './follow-releases.tsx';

const NEWER = { 'mf-demo': '1.0.0-11111111' };
const TOLD = 'Hay una versión nueva del sitio.';

let site: LiveSite;
/** Documents that were loaded, in order. */
let loaded: string[];
let revision = 1;
/** Milliseconds that the tab believes to have passed more than have. */
let clock = 0;
const { now } = Date;
const documents = {
  reload: () => void loaded.push('reload'),
  open: (href: string) => void loaded.push(href),
};

function Steps() {
  const navigate = useNavigate();
  return (
    <main>
      <label>
        Nombre <input />
      </label>
      {['/user/my-journey', '/booking/summary', '/?again=1', '/'].map((to) => (
        <Link key={to} to={to}>
          {to}
        </Link>
      ))}
      <button type="button" onClick={() => navigate('/user/my-journey', { replace: true })}>
        replace
      </button>
      <button type="button" onClick={() => navigate('/user/my-journey', { state: { kept: true } })}>
        with state
      </button>
    </main>
  );
}

/** Other versions, or another answer, and some time later the tab has learnt of it. */
async function learn(next: Record<string, string> | (() => Promise<Response>)) {
  revision += 1;
  if (typeof next === 'function') site.answer(next);
  else site.release(next, revision);
  const before = site.timesAsked();
  clock += 15_000;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(site.timesAsked()).toBe(before + 1));
  await act(async () => undefined);
}

/** An open tab; `newer`: it has learnt that another version is live. */
async function openTab(path: string, { newer = true, language = 'es' as 'es' | 'en' } = {}) {
  document.documentElement.lang = language;
  document.title = 'Alisio';
  window.history.replaceState(null, '', path);
  const demo = demoSite({ pages: [home, trips, summary], language });
  render(
    <App {...demo}>
      <PageRouter>
        <AtBrowserPlace>
          <Steps />
          <FollowReleases documents={documents} />
        </AtBrowserPlace>
      </PageRouter>
    </App>,
  );
  if (newer) await learn(NEWER);
  return { user: userEvent.setup() };
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const path = () => window.location.pathname + window.location.search;

beforeEach(() => {
  loaded = [];
  Date.now = () => now() + clock;
  site = stubLiveSite();
  window.sessionStorage.clear();
  forgetEarlyEvents();
});
afterEach(() => {
  site.restore();
  Date.now = now;
});

test('a tab with the live versions says nothing and navigates as ever', async () => {
  await openTab('/', { newer: false });
  expect(screen.getByRole('status').textContent).toBe('');
  await follow('/user/my-journey');
  expect([loaded, path()]).toEqual([[], '/user/my-journey']);
});

test('a new version is told, takes no focus, and comes when asked for', async () => {
  const { user } = await openTab('/');
  expect(screen.getByRole('status').textContent).toBe(TOLD);
  expect(document.activeElement).toBe(document.body);
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Actualizar' }));
  expect(loaded).toEqual(['reload']);
});

test('the notice can be put away, until there is something newer still', async () => {
  const { user } = await openTab('/', { language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  await learn(NEWER);
  expect(screen.getByRole('status').textContent).toBe('');
  await learn({ 'mf-demo': '1.0.0-22222222' });
  expect(screen.getByRole('status').textContent).toBe('There’s a new version of the site.');
});

test('the next page is come to by its document', async () => {
  await openTab('/');
  await follow('/user/my-journey');
  expect([loaded, path()]).toEqual([['/user/my-journey'], '/']);
});

test('what was typed is not lost: no button, and the way to the next page stays as it was', async () => {
  const { user } = await openTab('/');
  await user.type(screen.getByRole('textbox'), 'L');
  expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
  expect(screen.getByText(/sin perder lo que escribiste/)).not.toBeNull();
  expect(screen.getByRole('status').textContent).toBe(TOLD);
  await follow('/user/my-journey');
  expect([loaded, path()]).toEqual([[], '/user/my-journey']);

  await screen.findByRole('button', { name: 'Actualizar' });
  await follow('/');
  expect(loaded).toEqual(['/']);
});

test('what was typed before this part was here counts too', async () => {
  tellLateParts(new Event('input'));
  await openTab('/');
  await follow('/user/my-journey');
  expect(loaded).toEqual([]);
});

test('while the site does not answer, the next page is not come to by its document', async () => {
  await openTab('/');
  await learn(async () => new Response('{}', { status: 502 }));
  expect(screen.getByRole('status').textContent).toBe(TOLD);
  await follow('/user/my-journey');
  expect([loaded, path()]).toEqual([[], '/user/my-journey']);
});

test.each([
  ['into the checkout', '/', '/booking/summary'],
  ['out of the checkout', '/booking/summary', '/user/my-journey'],
  ['to the same page', '/', '/?again=1'],
])('the way %s stays as it was', async (_, from, to) => {
  await openTab(from);
  await follow(to);
  expect([loaded, path()]).toEqual([[], to]);
});

test.each(['replace', 'with state'])(
  'a step that a document would not take alike stays: %s',
  async (name) => {
    const { user } = await openTab('/');
    await user.click(screen.getByRole('button', { name }));
    expect([loaded, path()]).toEqual([[], '/user/my-journey']);
  },
);

test('Back stays as it was', async () => {
  await openTab('/', { newer: false });
  await follow('/user/my-journey');
  await learn(NEWER);
  act(() => window.history.back());
  await waitFor(() => expect(path()).toBe('/'));
  expect(loaded).toEqual([]);
});

test('in the checkout nobody is told', async () => {
  await openTab('/booking/summary');
  expect(screen.getByRole('status').textContent).toBe('');
  await follow('/user/my-journey');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(TOLD));
});
