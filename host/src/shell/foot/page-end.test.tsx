import { ALIVE, ASLEEP } from '@alisio/shared-ui/hydration';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { App } from '../../pages/app.tsx';
import { home } from '../../testing/demo-pages.tsx';
import { demoSite } from '../../testing/demo-site.ts';
import { PageEnd } from './page-end.tsx';

let root: Root | undefined;
let faults: unknown[];
beforeEach(() => {
  faults = [];
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const DRAWN = '<footer><a href="/drawn">Como se dibujó</a></footer>';

/** A document with the foot as an edge drew it, that the browser takes over. */
function takeOver() {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<div ${ASLEEP}=""><div>${DRAWN}</div></div>`;
  const alive: unknown[] = [];
  place.addEventListener(ALIVE, ({ target }) => alive.push(target));
  const page = (footer: 'full' | 'none') => (
    <App {...demoSite({ pages: [home] })}>
      <MemoryRouter>
        <PageEnd footer={footer} callBand={false} />
      </MemoryRouter>
    </App>
  );
  act(() => {
    root = hydrateRoot(place, page('full'), { onRecoverableError: (fault) => faults.push(fault) });
  });
  return { foot: place.querySelector(`[${ASLEEP}]`), alive };
}

test('a foot that arrived drawn stands, its links too, until its code is here, which then answers', async () => {
  const { foot, alive } = takeOver();
  const drawn = screen.getByRole('link', { name: 'Como se dibujó' });
  expect([foot?.contains(drawn), alive]).toEqual([true, []]);
  drawn.focus();
  const call = await screen.findByRole('link', { name: /^Llamar/ });
  expect(screen.queryByRole('link', { name: 'Como se dibujó' })).toBeNull();
  // The element of before is the one that says so: what was held in it is done in it.
  await waitFor(() => expect(alive).toEqual([foot]));
  expect(foot?.contains(call)).toBe(true);
  expect(foot?.hasAttribute(ASLEEP)).toBe(false);
  // Who was on the first of its links is on the first of them.
  expect(foot?.contains(document.activeElement)).toBe(true);
  expect(faults).toEqual([]);
});
