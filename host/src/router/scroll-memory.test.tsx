import { Link, useNavigate } from '@alisio/platform/sdk/router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AtBrowserPlace } from './browser-place.tsx';
import { PageRouter } from './page-router.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

/** Where the window was scrolled to, last: a height, or the id of what was brought into view. */
let at: number | string;
let growth: (() => void)[];
const { scrollTo, ResizeObserver: RealObserver } = window;
const { scrollIntoView } = Element.prototype;

beforeEach(() => {
  at = 0;
  growth = [];
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/a');
  const scroll = (options?: ScrollToOptions | number) => {
    at = typeof options === 'object' ? (options.top ?? 0) : 0;
    Reflect.set(window, 'scrollY', at);
  };
  Reflect.set(window, 'scrollTo', scroll);
  Element.prototype.scrollIntoView = function bring(this: Element) {
    at = this.id;
  };
  Reflect.set(
    window,
    'ResizeObserver',
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe() {
        growth.push(this.#callback);
        this.#callback();
      }
      disconnect() {
        growth = growth.filter((callback) => callback !== this.#callback);
      }
    },
  );
});
afterEach(() => {
  Reflect.set(window, 'scrollTo', scrollTo);
  window.ResizeObserver = RealObserver;
  Element.prototype.scrollIntoView = scrollIntoView;
});

const show = (late = false) =>
  render(
    <PageRouter>
      <AtBrowserPlace>
        <Link to="/b">top</Link>
        <Link to="/b#señas">mark</Link>
        {late ? null : <p id="señas" />}
        <ScrollMemory />
      </AtBrowserPlace>
    </PageRouter>,
  );

const scrollBy = (y: number) => {
  Reflect.set(window, 'scrollY', y);
  at = y;
  window.dispatchEvent(new Event('scroll'));
};

test('a new page opens at its top, and Back comes to where the visitor was', async () => {
  show();
  scrollBy(700);
  await userEvent.click(screen.getByRole('link', { name: 'top' }));
  await waitFor(() => expect(at).toBe(0));
  act(() => window.history.back());
  await waitFor(() => expect(at).toBe(700));
});

/** As a facet of a list: it changes the address, and what is looked at stays. */
function Direct() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/b?stops=0', { preventScrollReset: true })}>
      direct
    </button>
  );
}

test('a choice in a list keeps the page where it is, also for who comes back to it', async () => {
  render(
    <PageRouter>
      <AtBrowserPlace>
        <Direct />
        <Link to="/c">top</Link>
        <ScrollMemory />
      </AtBrowserPlace>
    </PageRouter>,
  );
  scrollBy(700);
  await userEvent.click(screen.getByRole('button', { name: 'direct' }));
  expect(window.location.search).toBe('?stops=0');
  expect(at).toBe(700);
  await userEvent.click(screen.getByRole('link', { name: 'top' }));
  expect(at).toBe(0);
  act(() => window.history.back());
  await waitFor(() => expect(at).toBe(700));
});

test('another page opens at its top also in the place of the one before, and the same one stays', async () => {
  render(
    <PageRouter>
      <AtBrowserPlace>
        <Link to="/a?room=2" replace>
          room
        </Link>
        <Link to="/b" replace>
          checkout
        </Link>
        <Link to="/b">here</Link>
        <Link to="/b#señas" replace>
          mark
        </Link>
        <Link to="/c#señas" replace>
          mark elsewhere
        </Link>
        <p id="señas" />
        <ScrollMemory />
      </AtBrowserPlace>
    </PageRouter>,
  );
  scrollBy(700);
  await userEvent.click(screen.getByRole('link', { name: 'room' }));
  await waitFor(() => expect(window.location.search).toBe('?room=2'));
  expect(at).toBe(700);
  await userEvent.click(screen.getByRole('link', { name: 'checkout' }));
  await waitFor(() => expect(at).toBe(0));
  scrollBy(400);
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('link', { name: 'here' }));
  await waitFor(() => expect(at).toBe(0));
  expect(window.history.length).toBe(entries);
  scrollBy(400);
  await userEvent.click(screen.getByRole('link', { name: 'mark' }));
  await waitFor(() => expect(window.location.hash).not.toBe(''));
  expect(at).toBe(400);
  await userEvent.click(screen.getByRole('link', { name: 'mark elsewhere' }));
  await waitFor(() => expect(at).toBe('señas'));
});

test('Back and Forward to a page that was never scrolled open it at its top', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'top' }));
  scrollBy(600);
  act(() => window.history.back());
  await waitFor(() => expect(at).toBe(0));
  scrollBy(500);
  act(() => window.history.forward());
  await waitFor(() => expect(at).toBe(600));
});

test('Back stays where the visitor was while the page is drawn, until they scroll themselves', async () => {
  show();
  scrollBy(700);
  await userEvent.click(screen.getByRole('link', { name: 'top' }));
  act(() => window.history.back());
  await waitFor(() => expect(at).toBe(700));
  // Cards come in place of a skeleton, and the browser moves the page along with them.
  scrollBy(3900);
  for (const grow of growth) grow();
  expect(at).toBe(700);
  window.dispatchEvent(new Event('wheel'));
  scrollBy(900);
  for (const grow of growth) grow();
  expect(at).toBe(900);
});

test('an address with a mark opens at it, also when it comes late', async () => {
  const page = show(true);
  await userEvent.click(screen.getByRole('link', { name: 'mark' }));
  await waitFor(() => expect(window.location.hash).toBe('#se%C3%B1as'));
  expect(at).toBe(0);
  const mark = document.createElement('p');
  mark.id = 'señas';
  document.body.append(mark);
  for (const grow of growth) grow();
  expect(at).toBe('señas');
  mark.remove();
  page.unmount();
});

test('a page that is begun at a mark shows it', () => {
  window.history.replaceState(null, '', '/b#se%C3%B1as');
  show();
  expect(at).toBe('señas');
});

test('a mark that nobody wrote right is left alone', () => {
  window.history.replaceState(null, '', '/b#%E0%A4%A');
  show();
  expect(at).toBe(0);
});

test('a typed address opens at its top, wherever the page before was left; a reload where it was', () => {
  const before = show();
  scrollBy(700);
  before.unmount();
  at = 0;
  window.history.replaceState(null, '', '/c');
  show().unmount();
  expect(at).toBe(0);
  window.history.replaceState(null, '', '/a');
  show();
  expect(at).toBe(700);
});

test('who has scrolled a document before it was taken over stays there', async () => {
  scrollBy(300);
  show();
  for (const grow of growth) grow();
  expect(at).toBe(300);
  // What they then leave and come back to is that height.
  scrollBy(350);
  await userEvent.click(screen.getByRole('link', { name: 'top' }));
  await waitFor(() => expect(at).toBe(0));
  act(() => window.history.back());
  await waitFor(() => expect(at).toBe(350));
});

test('and comes to the top of the next page without scrolling once more', async () => {
  scrollBy(300);
  show();
  await userEvent.click(screen.getByRole('link', { name: 'top' }));
  await waitFor(() => expect(at).toBe(0));
});
