import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { KEPT_OVERRIDES, keptOverrides } from '../overrides/kept-overrides.ts';
import { home, trips } from '../testing/demo-pages.tsx';
import { type DemoSiteOptions, demoSite } from '../testing/demo-site.ts';
import { Site } from './app.tsx';
import { errorMessages } from './error-page.tsx';

const atHome = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/']}>{children}</MemoryRouter>
);
const pages = [home, trips];
const errors: unknown[] = [];
const { error: printed } = console;
beforeEach(() => {
  errors.length = 0;
  console.error = (...said: unknown[]) => void errors.push(said);
});
afterEach(() => {
  console.error = printed;
});

/**
 * The home page as the edge drew it, taken over in a browser.
 * @param source how the browser has the remote's code
 * @param registry what the edge says of the site
 */
async function takeOver(
  source?: DemoSiteOptions['source'],
  registry: DemoSiteOptions['registry'] = {},
  pages = [home, trips],
) {
  const server = demoSite({ pages, registry });
  await Promise.all(server.pages.all.map(({ record }) => record.load()));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Site {...server} router={atHome} />);
  const heading = screen.getByRole('heading', { name: 'Página de prueba' });

  const site = demoSite({ pages, registry, ...(source ? { source } : {}) });
  const drawn = site.pages.all.find(({ claim }) => claim.path === '/');
  await act(async () => {
    render(<Site {...site} drawn={drawn} router={atHome} />, { container, hydrate: true });
  });
  return { heading, user: userEvent.setup() };
}

type Taken = Awaited<ReturnType<typeof takeOver>>;

const main = () => screen.getByRole('main').dataset;

test('what the edge drew is taken over as it stands, without a word', async () => {
  const { heading } = await takeOver();
  await waitFor(() => expect(main()).toMatchObject({ remote: 'mf-demo', state: 'ready' }));
  expect(screen.getByRole('heading', { name: 'Página de prueba' })).toBe(heading);
  expect(errors).toEqual([]);
});

describe('a page that is read before it is used', () => {
  let asked = 0;
  const idle = new Map<number, IdleRequestCallback>();
  const rest = () => {
    for (const [handle, callback] of idle) {
      idle.delete(handle);
      callback({ didTimeout: false, timeRemaining: () => 10 });
    }
  };
  beforeEach(() => {
    asked = 0;
    idle.clear();
    let handle = 0;
    window.requestIdleCallback = (callback) => {
      handle += 1;
      idle.set(handle, callback);
      return handle;
    };
    window.cancelIdleCallback = (handle) => void idle.delete(handle);
  });
  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
  const counted: DemoSiteOptions['source'] = (routes) => ({
    routes: async () => {
      asked += 1;
      return routes;
    },
  });
  const reading = () => takeOver(counted, {}, [{ ...home, wakes: 'idle' }, trips]);

  test('is asked for when the browser has nothing else to do', async () => {
    const { heading } = await reading();
    expect(asked).toBe(0);
    await act(async () => rest());
    await waitFor(() => expect(main()).toMatchObject({ state: 'ready' }));
    expect([asked, errors]).toEqual([1, []]);
    expect(screen.getByRole('heading', { name: 'Página de prueba' })).toBe(heading);
  });

  test.each([
    ['a pointer over it', ({ heading }: Taken) => fireEvent.pointerOver(heading)],
    ['a key', ({ heading }: Taken) => fireEvent.keyDown(heading, { key: 'Tab' })],
  ])('is asked for with %s, once', async (_touch, touch) => {
    const taken = await reading();
    await act(async () => void touch(taken));
    await waitFor(() => expect(main()).toMatchObject({ state: 'ready' }));
    await act(async () => rest());
    expect([asked, errors]).toEqual([1, []]);
  });
});

test('a page whose code does not come stays readable, says so, and heals with a press', async () => {
  let dead = true;
  const { heading, user } = await takeOver((routes) => ({
    routes: async () => {
      if (dead) throw new Error('ScriptNetworkError');
      return routes;
    },
  }));
  await screen.findByText(/^Ya puedes leer esta página/);
  expect(screen.getByRole('heading', { name: 'Página de prueba' })).toBe(heading);
  expect(main().state).toBeUndefined();
  dead = false;
  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await waitFor(() => expect(main()).toMatchObject({ state: 'ready' }));
  expect(screen.queryByText(/^Ya puedes leer esta página/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Página de prueba' })).toBe(heading);
});

const neverHad: DemoSiteOptions['source'] = () => ({
  routes: async () => {
    throw new Error('ScriptNetworkError');
  },
});

test('in a tab that swaps versions it also offers to go on without them', async () => {
  window.sessionStorage.setItem(KEPT_OVERRIDES, 'mf-demo@1.4.0');
  const { user } = await takeOver(neverHad, {
    overrides: [{ name: 'mf-demo', wanted: '1.4.0', state: 'version' }],
  });
  await user.click(await screen.findByRole('button', { name: 'Sin versiones cambiadas' }));
  expect(keptOverrides()).toBeNull();
});

test('in any other tab it offers nothing of the kind', async () => {
  await takeOver(neverHad);
  await screen.findByText(/^Ya puedes leer esta página/);
  expect(screen.queryByRole('button', { name: 'Sin versiones cambiadas' })).toBeNull();
});

test('with the line it is asked for again by itself', async () => {
  let dead = true;
  const { heading } = await takeOver((routes) => ({
    routes: async () => {
      if (dead) throw new Error('ScriptNetworkError');
      return routes;
    },
  }));
  await screen.findByText(/^Ya puedes leer esta página/);
  dead = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(main()).toMatchObject({ state: 'ready' }));
  expect(screen.getByRole('heading', { name: 'Página de prueba' })).toBe(heading);
});

test.each([
  ['gone', 'Esta página ya no está'],
  ['not-found', 'Página no encontrada'],
] as const)(
  'that what was at an address is %s is taken over without the code of its page; who comes back asks anew',
  async (kind, words) => {
    const there = { path: '/user/my-journey', kind };
    const atTrips = ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={['/user/my-journey']}>{children}</MemoryRouter>
    );
    const server = demoSite({ pages });
    await errorMessages.load();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Site {...server} missing={there} router={atTrips} />);
    const heading = screen.getByRole('heading', { name: words });
    let asked = 0;
    const site = demoSite({
      pages,
      source: (routes) => ({
        routes: async () => {
          asked += 1;
          return routes;
        },
      }),
    });
    await act(async () => {
      render(<Site {...site} missing={{ ...there }} router={atTrips} />, { container, hydrate: true });
    });
    await waitFor(() => expect(main()).toMatchObject({ remote: 'mf-demo', state: 'ready' }));
    expect(screen.getByRole('heading', { name: words })).toBe(heading);
    expect([errors, asked]).toEqual([[], 0]);
    const user = userEvent.setup();
    await user.click(screen.getByRole('link', { name: 'Buscar vuelos' }));
    await screen.findByRole('heading', { name: 'Página de prueba' });
    await user.click(screen.getByRole('link', { name: '→' }));
    expect(await screen.findByRole('heading', { name: 'Mis viajes', level: 1 })).toBeDefined();
  },
);

/** Tells the way that links go. */
function Going({ tell }: { tell: (navigate: NavigateFunction) => void }) {
  tell(useNavigate());
  return null;
}

test('what the edge found missing is asked for by who comes back to it from an address that nobody has', async () => {
  const there = { path: '/user/my-journey', kind: 'gone' } as const;
  let go: NavigateFunction = () => undefined;
  const atTrips = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={['/user/my-journey']}>
      <Going
        tell={(navigate) => {
          go = navigate;
        }}
      />
      {children}
    </MemoryRouter>
  );
  await errorMessages.load();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Site {...demoSite({ pages })} missing={there} router={atTrips} />);
  await act(async () => {
    render(<Site {...demoSite({ pages })} missing={{ ...there }} router={atTrips} />, {
      container,
      hydrate: true,
    });
  });
  await screen.findByRole('heading', { name: 'Esta página ya no está' });
  await act(async () => go('/nadie-la-tiene'));
  await screen.findByRole('heading', { name: 'Página no encontrada' });
  await act(async () => go('/user/my-journey'));
  expect(await screen.findByRole('heading', { name: 'Mis viajes', level: 1 })).toBeDefined();
});

test('who leaves a page that is silent, and comes back, finds it as any other that cannot be had', async () => {
  const { user } = await takeOver(neverHad);
  await screen.findByText(/^Ya puedes leer esta página/);
  await user.click(screen.getByRole('link', { name: 'Buscar mi reserva' }));
  await screen.findByRole('heading', { name: 'Esta página no cargó' });
  expect(screen.queryByText(/^Ya puedes leer esta página/)).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Alisio, inicio' }));
  await waitFor(() => expect(main()).toMatchObject({ state: 'failed' }));
});
