import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Stepper } from './index.ts';

function Adults() {
  const [value, setValue] = useState(1);
  return (
    <Stepper
      label="Adultos"
      hint="12 años o más"
      value={value}
      min={1}
      max={2}
      onChange={setValue}
      decreaseLabel="Quitar un adulto"
      increaseLabel="Añadir un adulto"
      limitText="Hasta 2 viajeros por reserva"
    />
  );
}

test('at the limit it says why, keeps the focus and goes no further', async () => {
  const { container } = render(<Adults />);
  const more = screen.getByRole('button', { name: 'Añadir un adulto' });
  expect(screen.queryByText('Hasta 2 viajeros por reserva')).toBeNull();
  await userEvent.click(more);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('2')).toBeTruthy();
  expect(document.activeElement).toBe(more);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('Hasta 2 viajeros por reserva')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('it does not go under its least', async () => {
  render(<Adults />);
  await userEvent.click(screen.getByRole('button', { name: 'Quitar un adulto' }));
  expect(screen.getByText('1')).toBeTruthy();
});
