import { act, screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { renderPage } from '../../testing/index.ts';
import type { PartModule } from '../remote/index.ts';
import { RemotePart } from './index.ts';

const saying = (text: string) => async (): Promise<PartModule> => ({ default: () => <p>{text}</p> });
const dead = () => Promise.reject(new Error('offline'));

afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

function Tabs() {
  const [name, setName] = useState('mf-other/hotels');
  return (
    <>
      <button type="button" onClick={() => setName('mf-other/trains')}>
        Trenes
      </button>
      <RemotePart name={name} />
    </>
  );
}

test('where another part is named, that one comes, whatever became of the one before', async () => {
  const parts = [
    { name: 'hotels', load: saying('Dos hoteles') },
    { name: 'trains', load: saying('Tres trenes') },
  ];
  const { user } = renderPage(<Tabs />, { parts });
  await screen.findByText('Dos hoteles');
  await user.click(screen.getByRole('button', { name: 'Trenes' }));
  await screen.findByText('Tres trenes');
  expect(screen.queryByText('Dos hoteles')).toBeNull();
});

test('a part below the window is asked for once its room comes near', async () => {
  let scroll: (isIntersecting: boolean) => void = () => undefined;
  class Watch {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      scroll = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Watch });
  const asked: string[] = [];
  const part = (name: string) => ({
    name,
    load: () => {
      asked.push(name);
      return saying(name)();
    },
  });
  renderPage(
    <>
      <RemotePart name="mf-other/above" />
      <RemotePart name="mf-other/below" when="near" />
    </>,
    { parts: [part('above'), part('below')] },
  );
  await screen.findByText('above');
  scroll(false);
  expect(asked).toEqual(['above']);
  scroll(true);
  await screen.findByText('below');
});

test.each([
  [135, 'beside its title, in a room too low for both'],
  [136, 'beneath it'],
])('in a room of %d pixels the retry stands %s', async (wide) => {
  renderPage(<RemotePart name="mf-other/search" />, {
    parts: [{ room: { narrow: 200, wide }, load: dead }],
  });
  const link = await screen.findByRole('link', { name: 'Hoteles' });
  expect(link.closest('[data-low]') !== null).toBe(wide < 136);
});

test('a part that awaits code of its own holds back nothing around it', async () => {
  let come: (module: PartModule) => void = () => undefined;
  const Calendar = lazy(
    () =>
      new Promise<PartModule>((resolve) => {
        come = resolve;
      }),
  );
  const load = async (): Promise<PartModule> => ({ default: Calendar });
  const { container } = renderPage(
    <>
      <p>Lo que sigue</p>
      <RemotePart name="mf-other/search" />
    </>,
    { parts: [{ load }] },
  );
  const room = container.querySelector<HTMLElement>('[data-part]');
  await act(async () => undefined);
  expect(room?.dataset.state).toBe('ready');
  expect(room?.childElementCount).toBe(1);
  screen.getByText('Lo que sigue');
  const module = await saying('Calendario')();
  await act(async () => come(module));
  screen.getByText('Calendario');
});

describe('in a text, the room of a part that cannot be had', () => {
  const watched: ((isIntersecting: boolean, top: number) => void)[] = [];
  beforeEach(() => {
    watched.length = 0;
    class Watch {
      constructor(
        tell: (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void,
      ) {
        watched.push((isIntersecting, top) =>
          act(() => tell([{ isIntersecting, boundingClientRect: { top } }])),
        );
      }
      observe() {}
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Watch });
  });
  const isClosed = (room: Element | null) => room?.hasAttribute('data-closed');
  const roomOf = async (closes: boolean) => {
    renderPage(<RemotePart name="mf-other/search" closes={closes} />, { parts: [{ load: dead }] });
    const link = await screen.findByRole('link', { name: 'Hoteles' });
    return link.closest('[data-part]');
  };

  test('closes once nobody sees it, and not while it is read', async () => {
    const room = await roomOf(true);
    const [see] = watched;
    see?.(true, 300);
    expect(isClosed(room)).toBe(false);
    see?.(false, 900);
    expect(isClosed(room)).toBe(true);
    see?.(true, 300);
    expect(isClosed(room)).toBe(true);
  });

  test('above the window stays where the browser would move what is read', async () => {
    const room = await roomOf(true);
    watched[0]?.(false, -900);
    expect(isClosed(room)).toBe(false);
  });

  test('is kept everywhere else', async () => {
    const room = await roomOf(false);
    expect(watched).toEqual([]);
    expect(isClosed(room)).toBe(false);
  });
});
