import type { PublicRegistry } from '@alisio/platform/sdk/registry';
import { shownParts } from './shown-parts.ts';

const registry: PublicRegistry = {
  schema: 1,
  revision: 1,
  host: { version: '2.0.0-1', owner: 'Plataforma' },
  remotes: {},
};

/** Heights and places of elements, which a document without a window does not have. */
const layOut = (places: Record<string, { top: number; height: number }>) => {
  for (const [id, { top, height }] of Object.entries(places)) {
    const element = document.getElementById(id);
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 800, height);
  }
};

beforeEach(() => {
  document.body.innerHTML = `
    <div>
      <a id="skip"></a>
      <header id="head"></header>
      <main id="main" data-remote="mf-demo" data-version="1.0.0-1" data-owner="Demo">
        <section id="offer" data-remote="mf-offers" data-version="3.0.0-1" data-owner="Ofertas"></section>
      </main>
      <footer id="foot"></footer>
    </div>`;
});

const named = (parts: ReturnType<typeof shownParts>) =>
  parts.map(({ name, version, owner, kind }) => [name, version, owner, kind]);

test('every part in the window has its owner: what is marked, and the host around it', () => {
  layOut({
    skip: { top: 0, height: 1 },
    head: { top: 0, height: 72 },
    main: { top: 72, height: 600 },
    offer: { top: 300, height: 100 },
    foot: { top: 5000, height: 400 },
  });
  expect(named(shownParts(document, registry))).toEqual([
    ['host', '2.0.0-1', 'Plataforma', 'released'],
    ['mf-demo', '1.0.0-1', 'Demo', 'released'],
    ['mf-offers', '3.0.0-1', 'Ofertas', 'released'],
  ]);
});

test('what a tab swaps and what is on its way is told apart from what is released', () => {
  layOut({ main: { top: 0, height: 600 }, offer: { top: 0, height: 100 }, head: { top: 0, height: 72 } });
  const swapped = shownParts(document, {
    ...registry,
    candidates: ['mf-offers'],
    overrides: [
      { name: 'mf-demo', wanted: '1.0.0-1', state: 'version' },
      { name: 'host', wanted: '9', state: 'refused', reason: 'unknown-version' },
    ],
  });
  expect(swapped.map(({ name, kind }) => [name, kind])).toEqual([
    ['host', 'released'],
    ['mf-demo', 'override'],
    ['mf-offers', 'candidate'],
  ]);
});
