import { followTab } from './follow-tab.ts';
import { keptOverrides } from './kept-overrides.ts';

const at = (address: string, state: unknown = null) => window.history.replaceState(state, '', address);
const address = () => window.location.pathname + window.location.search + window.location.hash;

beforeEach(() => {
  window.sessionStorage.clear();
});

test('what an address asks for is kept for the tab and taken out of the address, and nothing else is', () => {
  at('/a/results?q=x%2Cy&mf=mf-flights@1.4.0&z=a%20b#top', { key: 'k' });
  expect(followTab(true)).toBeUndefined();
  expect(address()).toBe('/a/results?q=x%2Cy&z=a%20b#top');
  expect(window.history.state).toEqual({ key: 'k' });
  expect(keptOverrides()).toBe('mf-flights@1.4.0');
});

test('a document that comes without it is asked for once more, and its entry keeps its state', () => {
  at('/?mf=mf-flights@1.4.0');
  followTab(true);
  at('/user/my-journey?a=1#b', { key: 'k', user: null });
  const elsewhere = followTab(false);
  expect(elsewhere).toBe('/user/my-journey?a=1&mf=mf-flights%401.4.0#b');

  at(elsewhere ?? '');
  expect(followTab(true)).toBeUndefined();
  expect(address()).toBe('/user/my-journey?a=1#b');
  expect(window.history.state).toEqual({ key: 'k', user: null });
});

test('where nobody hears of it, it is forgotten after one document', () => {
  at('/?mf=mf-flights@1.4.0');
  followTab(true);
  at('/');
  at(followTab(false) ?? '');
  expect(followTab(false)).toBeUndefined();
  expect(keptOverrides()).toBeNull();
});

test('a page that is left before it could answer does not stand in the way of the next one', () => {
  at('/?mf=mf-flights@1.4.0');
  followTab(true);
  at('/flights', { key: 'k' });
  expect(followTab(false)).toContain('mf=');
  at('/');
  expect(followTab(false)).toBe('/?mf=mf-flights%401.4.0');
  at('/contact?mf=mf-flights@1.4.0', { key: 'of the other page' });
  expect(followTab(true)).toBeUndefined();
  expect(window.history.state).toEqual({ key: 'of the other page' });
});

test('an address that loses the question on its way does not go round in a circle', () => {
  at('/?mf=mf-flights@1.4.0');
  followTab(true);
  at('/');
  expect(followTab(false)).toContain('mf=');
  expect(followTab(false)).toBeUndefined();
  expect(keptOverrides()).toBeNull();
});

test.each(['?mf=', '?mf'])('an empty question, %s, has all as released again', (search) => {
  at('/?mf=mf-flights@1.4.0');
  followTab(true);
  at(`/${search}`);
  expect(followTab(false)).toBeUndefined();
  expect([keptOverrides(), address()]).toEqual([null, '/']);
});

test('what a header asks for is not asked for by the address too', () => {
  at('/?mf=mf-flights@1.4.0');
  followTab(true);
  at('/');
  expect(followTab(true)).toBeUndefined();
});

test('a tab without storage follows its address, for that document only', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    at('/?mf=mf-flights@1.4.0');
    expect(followTab(true)).toBeUndefined();
    expect(address()).toBe('/');
    expect(followTab(false)).toBeUndefined();
  } finally {
    if (real) Object.defineProperty(window, 'sessionStorage', real);
  }
});
