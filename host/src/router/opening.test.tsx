import { useLocation, useNavigate } from '@alisio/platform/sdk/router';
import { useEffect, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { AtBrowserPlace } from './browser-place.tsx';
import { PageRouter } from './page-router.tsx';

/** What happened of the other page, in its order. */
let seen: string[];
let taken: PromiseWithResolvers<(path: string) => void>;
let arrived: PromiseWithResolvers<void>;

/** Tells when its effects run: at once with the change, or when the browser could paint what changed. */
function Where() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    taken.resolve((path) => void navigate(path));
    if (pathname !== '/b') return;
    // Whatever React does in one go with the change itself is done before this.
    queueMicrotask(() => seen.push('could be painted'));
  }, [pathname, navigate]);
  useEffect(() => {
    if (pathname !== '/b') return;
    seen.push('effects');
    arrived.resolve();
  }, [pathname]);
  return <output>{pathname}</output>;
}

const page = (
  <PageRouter>
    <AtBrowserPlace>
      <Where />
    </AtBrowserPlace>
  </PageRouter>
);

let root: Root | undefined;
beforeEach(() => {
  window.history.replaceState(null, '', '/a');
  seen = [];
  taken = Promise.withResolvers();
  arrived = Promise.withResolvers();
  // As in a browser: no test waits inside of React's own queue.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => {
  root?.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

test('taking a page over leaves no update behind: with one, all effects of the next page run before it is painted', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  // As the edge draws it.
  place.innerHTML = '<output>/a</output>';
  root = hydrateRoot(place, page);
  const go = await taken.promise;
  go('/b');
  await arrived.promise;
  expect(place.textContent).toBe('/b');
  expect(seen).toEqual(['could be painted', 'effects']);
  place.remove();
});
