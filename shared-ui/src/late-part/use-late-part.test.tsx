import { jest } from '@jest/globals';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { useLatePart } from './index.ts';

const Panel = () => <p>Calendario</p>;

/** Fails as often as told, then brings the panel. */
function failing(times: number) {
  let left = times;
  return () => (left-- > 0 ? Promise.reject(new Error('offline')) : Promise.resolve(Panel));
}

function Slot({ load }: { load: () => Promise<typeof Panel> }) {
  const { part: Part, want } = useLatePart(load);
  return (
    <>
      <button type="button" onClick={want}>
        Abrir
      </button>
      {Part ? <Part /> : null}
    </>
  );
}

test('what could not be fetched is asked for again at the next press', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  render(<Slot load={failing(1)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByText('Calendario')).toBeNull();
  expect(warned).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(await screen.findByText('Calendario')).toBeTruthy();
  warned.mockRestore();
});

function Shown({ load }: { load: () => Promise<typeof Panel> }) {
  const { part: Part, want } = useLatePart(load);
  useEffect(() => void want(), [want]);
  return Part ? <Part /> : null;
}

test('what the page itself wants is asked for once', async () => {
  const load = jest.fn(failing(0));
  render(<Shown load={load} />);
  expect(await screen.findByText('Calendario')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what is fetched ahead is there before anybody presses, once the browser is idle', () => {
  const load = jest.fn(() => Promise.resolve(Panel));
  const idle = jest.fn<(callback: () => void) => number>(() => 1);
  Object.assign(window, { requestIdleCallback: idle, cancelIdleCallback: () => {} });
  const { unmount } = renderHook(() => useLatePart(load, { ahead: true }));
  expect(load).not.toHaveBeenCalled();
  idle.mock.calls[0]?.[0]();
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

test('the press is painted before the part is drawn', async () => {
  let frame = () => {};
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    frame = () => callback(0);
    return 1;
  });
  render(<Slot load={failing(0)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.queryByText('Calendario')).toBeNull();
  frame();
  expect(await screen.findByText('Calendario')).toBeTruthy();
  frames.mockRestore();
});
