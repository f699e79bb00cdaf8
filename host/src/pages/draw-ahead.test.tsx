import {
  Link,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from '@alisio/platform/sdk/router';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PageRouter } from '../router/page-router.tsx';
import { home, trips } from '../testing/demo-pages.tsx';
import { demoSite } from '../testing/demo-site.ts';
import { renderSite } from '../testing/render-site.tsx';
import { Site } from './app.tsx';
import { drawAhead } from './draw-ahead.tsx';

const seen = { drawn: 0, effects: [] as string[] };
beforeEach(() => Object.assign(seen, { drawn: 0, effects: [] }));

function Trips() {
  useState(() => {
    seen.drawn += 1;
  });
  const way = useNavigationType();
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    seen.effects.push(title.current?.isConnected ? 'stands' : 'is nowhere');
  }, []);
  useEffect(() => void seen.effects.push('shows'), []);
  return <h1 ref={title}>Reservas {way}</h1>;
}

const read: string[] = [];

function ReadsPlace() {
  read.push(useLocation().pathname, useSearchParams()[0].toString());
  useNavigate();
  return <h1>Reservas</h1>;
}

function GivesAlong() {
  return (
    <Link to={trips.path} state={{ from: 'home' }}>
      →
    </Link>
  );
}

function TripsWithGiven() {
  const { state } = useLocation();
  return (
    <>
      <Trips />
      <p>{JSON.stringify(state)}</p>
    </>
  );
}

/** The first page, with that of a link drawn ahead. */
async function site(Page: () => ReactNode, address: string = trips.path, first = home) {
  const meta = () => ({ title: 'Reservas', description: '' });
  const view = renderSite('/', { pages: [first, { ...trips, module: { default: Page, meta } }] });
  const link = await screen.findByRole('link', { name: '→' });
  const record = view.pages.all.find(({ claim }) => claim.path === trips.path)?.record;
  await act(async () => void (await record?.load()));
  await act(async () => drawAhead(view.app.scope, address));
  return { ...view, press: () => view.user.click(link) };
}
const title = () => screen.findByRole('heading', { name: /^Reservas/ });

test('a page that is drawn ahead is not in the document and does nothing; a press has it there as it was drawn', async () => {
  const { press } = await site(Trips);
  expect([seen.drawn, seen.effects]).toEqual([1, []]);
  expect(screen.queryByText(/^Reservas/)).toBeNull();
  expect(document.title).not.toBe('Reservas');
  await press();
  expect((await title()).textContent).toBe('Reservas PUSH');
  expect([seen.drawn, seen.effects]).toEqual([1, ['stands', 'shows']]);
  expect(document.title).toBe('Reservas');
  expect(document.activeElement?.id).toBe('main');
  expect(screen.getByRole('main').contains(await title())).toBe(true);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('a press draws nothing of it again, not even what reads where it is', async () => {
  window.history.replaceState(null, '', '/');
  const pages = [home, { ...trips, module: { ...trips.module, default: ReadsPlace } }];
  const parts = demoSite({ pages });
  render(<Site {...parts} router={PageRouter} />);
  const link = await screen.findByRole('link', { name: '→' });
  const record = parts.pages.all.find(({ claim }) => claim.path === trips.path)?.record;
  await act(async () => void (await record?.load()));
  await act(async () => drawAhead(parts.app.scope, trips.path));
  expect(read).toEqual([trips.path, '']);
  await userEvent.setup().click(link);
  await title();
  expect(window.location.pathname).toBe(trips.path);
  expect(read).toEqual([trips.path, '']);
});

test('and the page after that takes its place', async () => {
  const { press, user } = await site(Trips);
  await press();
  await title();
  await user.click(screen.getByRole('link', { name: 'Vuelos' }));
  await screen.findByRole('link', { name: '→' });
  expect(screen.queryByText(/^Reservas/)).toBeNull();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('another query of it is drawn when it is gone to', async () => {
  const { press } = await site(Trips, `${trips.path}?ref=1`);
  await press();
  await title();
  expect([seen.drawn, seen.effects]).toEqual([2, ['stands', 'shows']]);
});

test('a link that gives something along has it drawn with that', async () => {
  const first = { ...home, module: { ...home.module, default: GivesAlong } };
  const { press } = await site(TripsWithGiven, trips.path, first);
  await press();
  await title();
  expect(screen.getByText('{"from":"home"}')).toBeTruthy();
  expect(seen.drawn).toBe(2);
});

test('who goes there after a while has it drawn anew', async () => {
  const { press, app } = await site(Trips, '/');
  jest.useFakeTimers();
  try {
    await act(async () => drawAhead(app.scope, trips.path));
    expect(seen.drawn).toBe(1);
    await act(async () => void jest.advanceTimersByTime(31_000));
  } finally {
    jest.useRealTimers();
  }
  await press();
  await title();
  expect(seen.drawn).toBe(2);
});

test('who has typed something meanwhile has it drawn with that', async () => {
  const { press, user } = await site(Trips);
  await user.type(screen.getByLabelText('Nombre'), 'A');
  await press();
  await title();
  expect(seen.drawn).toBe(2);
});

test('what it throws ahead is nobody’s: who goes there has it drawn anew', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let throws = true;
  const { press } = await site(() => {
    if (throws) throw new Error('not yet');
    return <Trips />;
  });
  expect(told).not.toHaveBeenCalled();
  throws = false;
  await press();
  await title();
  await waitFor(() => expect(seen.effects).toEqual(['stands', 'shows']));
  expect(screen.queryByText('Algo falló en esta página')).toBeNull();
  told.mockRestore();
});
