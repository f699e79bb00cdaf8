import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { PinMap } from './index.ts';
import type { MapPin } from './map-types.ts';
import { PinBubbles, type PlacedGroup } from './pin-bubbles.tsx';

const pin = (id: string): MapPin => ({ id, lat: 0, lon: 0, text: `US$ ${id}`, label: `Hotel ${id}` });
const at = (id: string, x: number, y: number, more: string[] = []): PlacedGroup => ({
  id,
  pins: [pin(id), ...more.map(pin)],
  x,
  y,
});
const groups = [at('1', 0, 0), at('2', 100, 0), at('3', 0, 100, ['4', '5']), at('6', 100, 100)];
const labels = { keys: 'Precios', several: (pins: readonly MapPin[]) => `${pins.length} hoteles` };

const chosen = jest.fn();
const opened = jest.fn();

function Shown({ pointed }: { pointed?: string }) {
  const [active, setActive] = useState(pointed);
  return (
    <>
      <PinBubbles
        groups={groups}
        active={active}
        onActive={setActive}
        onChoose={({ id }) => chosen(id)}
        onOpen={({ id }) => opened(id)}
        labels={labels}
      />
      <output>{active ?? 'none'}</output>
    </>
  );
}

const focused = () => document.activeElement?.getAttribute('aria-label');

test('one press of the tab key reaches the prices, arrows go from one to the next, Enter chooses', async () => {
  const { container } = render(<Shown />);
  await userEvent.tab();
  expect(focused()).toBe('Hotel 1');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Hotel 2');
  // The list beside the map shows the same.
  expect(screen.getByRole('status').textContent).toBe('2');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Hotel 6');
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('6');
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('3 hoteles');
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledWith('3');
  await userEvent.keyboard('{End}{Home}');
  expect(focused()).toBe('Hotel 1');
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
  expect(await violations(container)).toEqual([]);
});

test('what the list points at stands out on the map, also among several', () => {
  render(<Shown pointed="5" />);
  expect(screen.getByRole('button', { name: '3 hoteles' }).hasAttribute('data-over')).toBe(true);
  expect(screen.getByRole('button', { name: 'Hotel 1' }).hasAttribute('data-over')).toBe(false);
});

test('where the browser cannot draw a map it says so quietly, and asks for nothing', async () => {
  const ground = jest.fn(() => Promise.reject(new Error('asked')));
  const { container } = render(
    <PinMap
      pins={[pin('1')]}
      ground={ground}
      labels={{
        ...labels,
        title: 'Mapa',
        zoomIn: 'Acercar',
        zoomOut: 'Alejar',
        loading: 'Dibujando',
        cannot: 'No se puede dibujar',
        failed: 'No llegó',
        retry: 'Otra vez',
        source: 'Fuente',
      }}
    />,
  );
  expect((await screen.findByRole('status')).textContent).toBe('No se puede dibujar');
  expect(screen.getByRole('region', { name: 'Mapa' })).toBeTruthy();
  expect(ground).not.toHaveBeenCalled();
  expect(await violations(container)).toEqual([]);
});
