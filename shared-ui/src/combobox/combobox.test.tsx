import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Combobox, type ComboboxOption } from './index.ts';

const AIRPORTS: readonly ComboboxOption<string>[] = [
  { id: 'BOG', value: 'Bogotá', group: 'Colombia' },
  { id: 'MDE', value: 'Medellín', group: 'Colombia' },
  { id: 'MAD', value: 'Madrid', group: 'España' },
];

function Origin({ onChosen = () => {} }: { onChosen?: (city: string) => void }) {
  const [text, setText] = useState('');
  const options = AIRPORTS.filter(({ value }) => value.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <Combobox
        label="Origen"
        icon="plane"
        inputValue={text}
        onInputChange={setText}
        options={options}
        renderOption={({ id, value }) => `${value} ${id}`}
        onSelect={(value) => {
          setText(value);
          onChosen(value);
        }}
        emptyText="No encontramos ese lugar"
        loadingText="Buscando"
        countText={(count) => `${count} lugares`}
      />
      <button type="button">Buscar</button>
    </>
  );
}

const box = () => screen.getByRole('combobox', { name: 'Origen' });
const passedOver = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

test('typing marks the first match and Enter takes it', async () => {
  const chosen: string[] = [];
  const { container } = render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.type(box(), 'ma');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(passedOver()?.textContent).toBe('Madrid MAD');
  expect(await violations(container)).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toEqual(['Madrid']);
  expect(box()).toHaveProperty('value', 'Madrid');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(box());
});

test('arrows go round the list while the focus stays in the box', async () => {
  render(<Origin />);
  await userEvent.click(box());
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(passedOver()?.textContent).toBe('Medellín MDE');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(passedOver()?.textContent).toBe('Madrid MAD');
  expect(document.activeElement).toBe(box());
});

test('Escape closes and keeps what was typed', async () => {
  render(<Origin />);
  await userEvent.type(box(), 'bo');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveProperty('value', 'bo');
});

test('leaving by Tab takes the match that was typed for, and moves on', async () => {
  const chosen: string[] = [];
  render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.type(box(), 'med');
  await userEvent.tab();
  expect(chosen).toEqual(['Medellín']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Buscar' }));
});

test('leaving a list that was only looked at takes nothing', async () => {
  const chosen: string[] = [];
  render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.click(box());
  await userEvent.tab();
  expect(chosen).toEqual([]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an option is named by all that is seen of it, so that a voice can say it', async () => {
  render(<Origin />);
  await userEvent.click(box());
  expect(screen.getByRole('option', { name: 'Bogotá BOG' })).toBeTruthy();
});

test('a press on an option takes it; groups are named', async () => {
  const chosen: string[] = [];
  render(<Origin onChosen={(city) => chosen.push(city)} />);
  await userEvent.click(box());
  expect(screen.getByRole('group', { name: 'España' })).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: /^Bogotá/ }));
  expect(chosen).toEqual(['Bogotá']);
});

test('no match is said, and read out', async () => {
  const { container } = render(<Origin />);
  await userEvent.type(box(), 'xyz');
  // There is a notice, but no list to go into.
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(await violations(container)).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No encontramos ese lugar');
  expect(screen.getAllByText('No encontramos ese lugar').length).toBe(2);
  await userEvent.clear(box());
  expect(screen.getByRole('status').textContent).toBe('3 lugares');
});

test.each([
  ['a phone, at whose foot it stands, it comes to the top', 360, [{ top: 584, behavior: 'instant' }]],
  ['a wide window it stays where it is', 1280, []],
])('when the list opens in %s', async (_, width, moves) => {
  const { innerWidth, scrollBy } = window;
  const { getBoundingClientRect } = Element.prototype;
  const moved: unknown[] = [];
  Object.assign(window, { innerWidth: width, scrollBy: (move: unknown) => moved.push(move) });
  Element.prototype.getBoundingClientRect = () => new DOMRect(16, 600, 328, 64);
  render(<Origin />);
  await userEvent.click(box());
  expect(moved).toEqual(moves);
  Object.assign(window, { innerWidth, scrollBy });
  Element.prototype.getBoundingClientRect = getBoundingClientRect;
});
