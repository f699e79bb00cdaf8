import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { ALIVE, ASLEEP, DRAWN_ANEW } from '../hydration/index.ts';
import { drawnComponent } from './drawn-component.tsx';
import type { Wakes } from './use-waking.ts';

const Waiting = () => <p>Espera</p>;
const useWords = () => ({ silent: 'No responde', retry: 'Otra vez' });
const Language = createContext('es');

function Steps({ price }: { price: string }) {
  const [steps, setSteps] = useState(0);
  return (
    <button type="button" onClick={() => setSteps(steps + 1)}>
      {useContext(Language)} {price} {steps}
    </button>
  );
}

const errors: unknown[] = [];
const { error: printed, warn } = console;
beforeEach(() => {
  errors.length = 0;
  console.error = (...said: unknown[]) => {
    // A hand over a boundary that waits is outside of every `act`.
    if (!String(said[0]).includes('`act` scope')) errors.push(said);
  };
  console.warn = () => undefined;
});
afterEach(() => Object.assign(console, { error: printed, warn }));

/** Code that comes, or fails, when a test says so. */
function heldCode() {
  let settle: { come: () => void; fail: () => void } = { come: () => undefined, fail: () => undefined };
  let asked = 0;
  const load = () => {
    asked += 1;
    return new Promise<{ default: ComponentType<{ price: string }> }>((resolve, reject) => {
      settle = { come: () => resolve({ default: Steps }), fail: () => reject(new Error('no answer')) };
    });
  };
  return {
    load,
    asked: () => asked,
    comes: () => act(async () => settle.come()),
    fails: () => act(async () => settle.fail()),
  };
}

/** A page of which the server has drawn everything, taken over by a browser that lacks the code of one part. */
async function takeOver(
  price: string,
  around: (part: ReactNode) => ReactNode = (part) => part,
  wakes: Wakes = 'touched',
  before: () => void = () => undefined,
) {
  const server = drawnComponent(async () => ({ default: Steps }), { wakes: () => 'touched', useWords });
  await act(async () => undefined);
  const page = document.body.appendChild(document.createElement('main'));
  const container = page.appendChild(document.createElement('div'));
  const Drawn = server;
  container.innerHTML = renderToString(around(<Drawn price={price} />));
  page.setAttribute(ASLEEP, '');
  before();
  const code = heldCode();
  const Part = drawnComponent(code.load, { wakes: () => wakes, useWords });
  const view = await act(async () => render(around(<Part price={price} />), { container, hydrate: true }));
  page.removeAttribute(ASLEEP);
  return { code, container, again: (next: ReactNode) => view.rerender(around(next)), Part };
}
const button = () => screen.getByRole('button', { name: /\$/ });

let speak: (language: string) => void = () => undefined;
function Speaking({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState('es');
  speak = setLanguage;
  return <Language value={language}>{children}</Language>;
}

test('what the server drew stands until a hand comes near it, and is alive then', async () => {
  const { code } = await takeOver('$ 120');
  const drawn = button();
  const alive: unknown[] = [];
  document.addEventListener(ALIVE, ({ target }) => alive.push(target), { once: true });
  expect(drawn.closest(`[${ASLEEP}]`)).not.toBeNull();
  expect(code.asked()).toBe(0);
  await userEvent.hover(drawn);
  expect(code.asked()).toBe(1);
  expect(alive).toEqual([]);
  await code.comes();
  await waitFor(() => expect(alive).toHaveLength(1));
  expect(button()).toBe(drawn);
  expect(drawn.closest(`[${ASLEEP}]`)).toBeNull();
  await userEvent.click(drawn);
  expect(drawn.textContent).toBe('es $ 120 1');
  expect(errors).toEqual([]);
});

test('who stands in it already when its page is taken over has it brought to life', async () => {
  const { code } = await takeOver('$ 120', undefined, 'touched', () => button().focus());
  expect(code.asked()).toBe(1);
});

test('where this tab knows more than the server did its code is asked for at once', async () => {
  const { code } = await takeOver('$ 120', undefined, 'at-once');
  expect(code.asked()).toBe(1);
});

test('what a browser with nothing else to do may bring is asked for then', async () => {
  const idle: IdleRequestCallback[] = [];
  Object.assign(window, {
    requestIdleCallback: (callback: IdleRequestCallback) => idle.push(callback),
    cancelIdleCallback: () => undefined,
  });
  try {
    const { code } = await takeOver('$ 120', undefined, 'idle');
    expect([code.asked(), idle.length]).toEqual([0, 1]);
    await act(async () => idle[0]?.({ didTimeout: false, timeRemaining: () => 40 }));
    expect(code.asked()).toBe(1);
  } finally {
    cleanup();
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  }
});

test('what is brought where it comes near waits until it does', async () => {
  const kept = globalThis.IntersectionObserver;
  let meet = (_isIntersecting: boolean): void => undefined;
  class Watch {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      meet = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Watch });
  try {
    const { code } = await takeOver('$ 120', undefined, 'near');
    await act(async () => meet(false));
    expect(code.asked()).toBe(0);
    await act(async () => meet(true));
    expect(code.asked()).toBe(1);
  } finally {
    Object.assign(globalThis, { IntersectionObserver: kept });
  }
});

test('what it is given meanwhile it has right behind, and as long as it stands', async () => {
  const { code, again, Part } = await takeOver('$ 120');
  const drawn = button();
  again(<Part price="$ 99" />);
  expect(drawn.textContent).toBe('es $ 120 0');
  await userEvent.hover(drawn);
  await code.comes();
  await waitFor(() => expect(drawn.textContent).toBe('es $ 99 0'));
  again(<Part price="$ 80" />);
  await waitFor(() => expect(drawn.textContent).toBe('es $ 80 0'));
  expect(button()).toBe(drawn);
  expect(errors).toEqual([]);
});

test('a change above it before its code is here leaves it to read', async () => {
  const { code } = await takeOver('$ 120', (part) => <Speaking>{part}</Speaking>);
  await act(async () => speak('en'));
  expect(button().textContent).toBe('es $ 120 0');
  await code.comes();
  await waitFor(() => expect(button().textContent).toBe('en $ 120 0'));
});

test('code that does not come is told to who waits for it, and comes with a press or the line', async () => {
  const { code } = await takeOver('$ 120');
  await userEvent.hover(button());
  await code.fails();
  expect(screen.getByRole('alert').textContent).toContain('No responde');
  expect(button().textContent).toBe('es $ 120 0');
  await userEvent.click(screen.getByRole('button', { name: 'Otra vez' }));
  await code.fails();
  act(() => void window.dispatchEvent(new Event('online')));
  await code.comes();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await userEvent.click(button());
  expect(button().textContent).toBe('es $ 120 1');
});

test('where no server drew it its code is asked for at once, and says when it stands', async () => {
  const stands: unknown[] = [];
  document.addEventListener(DRAWN_ANEW, () => stands.push(button()), { once: true });
  const code = heldCode();
  const Part = drawnComponent(code.load, { wakes: () => 'touched', useWords, Waiting });
  expect(code.asked()).toBe(1);
  await act(async () => render(<Part price="$ 120" />));
  screen.getByText('Espera');
  expect(stands).toEqual([]);
  await code.comes();
  await userEvent.click(await screen.findByRole('button'));
  expect(stands).toEqual([button()]);
  expect(button().textContent).toBe('es $ 120 1');
  expect(button().closest(`[${ASLEEP}]`)).toBeNull();
});
