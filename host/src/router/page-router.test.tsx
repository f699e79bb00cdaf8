import { Link, useLocation, useNavigate, useNavigationType } from '@alisio/platform/sdk/router';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler, useLayoutEffect } from 'react';
import { AtBrowserPlace } from './browser-place.tsx';
import { LEAVING, type Leaving, PageRouter } from './page-router.tsx';

function Where() {
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <output>{`${useNavigationType()} ${pathname}${search}${hash} ${state ?? ''}`.trim()}</output>
      <Link to="/b?x=1#y" state="kept">
        push
      </Link>
      <Link to="/c" replace>
        replace
      </Link>
    </>
  );
}

function Back() {
  useLayoutEffect(() => window.history.replaceState(null, '', '/before'), []);
  return null;
}

const show = () =>
  render(
    <PageRouter>
      <AtBrowserPlace>
        <Where />
      </AtBrowserPlace>
    </PageRouter>,
  );

beforeEach(() => window.history.replaceState(null, '', '/a'));

test('Back that was pressed while the page was taken over is followed', () => {
  render(
    <PageRouter>
      <AtBrowserPlace>
        <Where />
        <Back />
      </AtBrowserPlace>
    </PageRouter>,
  );
  expect(screen.getByRole('status').textContent).toBe('POP /before');
});

test('opening where the browser is leaves nothing to be done: React would do it with the first change of page', () => {
  const drawn = jest.fn();
  render(
    <Profiler id="opening" onRender={drawn}>
      <PageRouter>
        <AtBrowserPlace>
          <Where />
        </AtBrowserPlace>
      </PageRouter>
    </Profiler>,
  );
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('it begins where the browser is, and follows links, Back and Forward', async () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('POP /a');
  await userEvent.click(screen.getByRole('link', { name: 'push' }));
  expect(screen.getByRole('status').textContent).toBe('PUSH /b?x=1#y kept');
  expect(window.location.href).toMatch(/\/b\?x=1#y$/);
  window.history.back();
  await screen.findByText('POP /a');
  window.history.forward();
  await screen.findByText('POP /b?x=1#y kept');
});

test('a press on a link to where one is makes no other entry', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'push' }));
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('link', { name: 'push' }));
  expect(window.history.length).toBe(entries);
  expect(screen.getByRole('status').textContent).toBe('REPLACE /b?x=1#y kept');
});

function Over() {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <button type="button" onClick={() => navigate('/a', { state: 'map' })}>
      {state ?? 'list'}
    </button>
  );
}

test('what lies over a page of the same address is an entry of its own: Back closes it, pressed again it is one still', async () => {
  render(
    <PageRouter>
      <AtBrowserPlace>
        <Over />
      </AtBrowserPlace>
    </PageRouter>,
  );
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('button', { name: 'list' }));
  expect(window.history.length).toBe(entries + 1);
  await userEvent.click(screen.getByRole('button', { name: 'map' }));
  expect(window.history.length).toBe(entries + 1);
  window.history.back();
  await screen.findByRole('button', { name: 'list' });
});

test('no change of address draws a link again', async () => {
  const drawn = jest.fn();
  render(
    <PageRouter>
      <AtBrowserPlace>
        <Where />
        <Profiler id="link" onRender={drawn}>
          <Link to="/d">elsewhere</Link>
        </Profiler>
      </AtBrowserPlace>
    </PageRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'push' }));
  expect(screen.getByRole('status').textContent).toBe('PUSH /b?x=1#y kept');
  expect(drawn).toHaveBeenCalledTimes(1);
});

test('a replaced entry is not come back to', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'push' }));
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('link', { name: 'replace' }));
  expect(screen.getByRole('status').textContent).toBe('REPLACE /c');
  expect(window.history.length).toBe(entries);
  window.history.back();
  await screen.findByText('POP /a');
});

test('what was kept with an entry is there after a reload', async () => {
  const first = show();
  await userEvent.click(screen.getByRole('link', { name: 'push' }));
  first.unmount();
  show();
  expect(screen.getByRole('status').textContent).toBe('POP /b?x=1#y kept');
});

test('who takes an address over before it is come to keeps the page where it is', async () => {
  const taken: Leaving[] = [];
  const take = (event: CustomEvent<Leaving>) => {
    taken.push(event.detail);
    event.preventDefault();
  };
  window.addEventListener(LEAVING, take);
  show();
  const entries = window.history.length;
  await userEvent.click(screen.getByRole('link', { name: 'push' }));
  window.removeEventListener(LEAVING, take);
  expect(taken).toEqual([{ href: '/b?x=1#y', state: 'kept' }]);
  expect(screen.getByRole('status').textContent).toBe('POP /a');
  expect(window.history.length).toBe(entries);
  await userEvent.click(screen.getByRole('link', { name: 'replace' }));
  expect(screen.getByRole('status').textContent).toBe('REPLACE /c');
});

describe('where the code of another page is on its way', () => {
  let bring: () => void = () => undefined;
  const bringing = ({ detail }: CustomEvent<Leaving>) => {
    detail.coming = new Promise<void>((resolve) => {
      bring = resolve;
    });
  };
  const pressed = () => fireEvent.click(screen.getByRole('link', { name: 'push' }));
  const shown = () => screen.getByRole('status').textContent;
  beforeEach(() => {
    jest.useFakeTimers();
    window.addEventListener(LEAVING, bringing);
  });
  afterEach(() => {
    jest.useRealTimers();
    window.removeEventListener(LEAVING, bringing);
  });

  test('the page before stands until it is here', async () => {
    show();
    pressed();
    expect(window.location.pathname).toBe('/b');
    expect(shown()).toBe('POP /a');
    await act(async () => bring());
    expect(shown()).toBe('PUSH /b?x=1#y kept');
  });

  test('nobody waits long for it', async () => {
    show();
    pressed();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(shown()).toBe('POP /a');
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(shown()).toBe('PUSH /b?x=1#y kept');
  });

  test('a second press on the same link makes no second entry', async () => {
    show();
    const entries = window.history.length;
    pressed();
    pressed();
    await act(async () => bring());
    expect(shown()).toBe('PUSH /b?x=1#y kept');
    expect(window.history.length).toBe(entries + 1);
  });

  test('who goes elsewhere meanwhile stays there', async () => {
    show();
    pressed();
    fireEvent.click(screen.getByRole('link', { name: 'replace' }));
    expect(shown()).toBe('REPLACE /c');
    await act(async () => bring());
    expect(shown()).toBe('REPLACE /c');
  });
});

describe('where the browser can let one page fade into another', () => {
  const fades: Promise<void>[] = [];
  let lessMotion = false;
  const realMatchMedia = window.matchMedia;
  beforeEach(() => {
    fades.length = 0;
    lessMotion = false;
    Object.assign(window, { matchMedia: () => ({ matches: lessMotion }) });
    Object.assign(document, {
      startViewTransition: (show: () => Promise<void>) => {
        const shown = show();
        fades.push(shown);
        return { ready: Promise.reject(new Error('skipped')), finished: shown };
      },
    });
  });
  afterEach(() => {
    window.matchMedia = realMatchMedia;
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  test('in a tab that nobody sees nothing fades', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    show();
    await userEvent.click(screen.getByRole('link', { name: 'push' }));
    expect(screen.getByRole('status').textContent).toBe('PUSH /b?x=1#y kept');
    expect(fades).toEqual([]);
    hidden.mockRestore();
  });

  test('another page fades in, and the fade ends once it stands', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'push' }));
    expect(fades).toHaveLength(1);
    await fades[0];
    expect(screen.getByRole('status').textContent).toBe('PUSH /b?x=1#y kept');
  });

  test('the same page with another query, Back and a replaced entry do not', async () => {
    window.history.replaceState(null, '', '/b');
    show();
    await userEvent.click(screen.getByRole('link', { name: 'push' }));
    await userEvent.click(screen.getByRole('link', { name: 'replace' }));
    window.history.back();
    await screen.findByText('POP /b');
    expect(fades).toHaveLength(0);
  });

  test('nothing moves for those who asked for less motion', async () => {
    lessMotion = true;
    show();
    await userEvent.click(screen.getByRole('link', { name: 'push' }));
    expect(screen.getByRole('status').textContent).toBe('PUSH /b?x=1#y kept');
    expect(fades).toHaveLength(0);
  });
});
