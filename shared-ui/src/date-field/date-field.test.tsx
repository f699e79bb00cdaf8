import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { DateField } from './index.ts';

const LABELS = {
  title: 'Elige el día',
  open: 'Abrir el calendario',
  typedHint: 'dd/mm/aaaa',
  invalid: 'Escribe una fecha desde hoy',
  tooLate: 'Se puede elegir hasta el 20 de octubre de 2027',
  noSuchDate: 'Esa fecha no existe',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  clear: 'Borrar',
  done: 'Listo',
  close: 'Cerrar',
};

function Arrival({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateField
        label="Llegada"
        min="2026-11-21"
        max="2027-10-20"
        locale="es"
        labels={LABELS}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Llegada' });
const opener = () => screen.getByRole('button', { name: 'Abrir el calendario' });
const chosen = () => screen.getByRole('status', { hidden: true }).textContent;

test('a date is typed, also with digits only, and shown as a date on leaving', async () => {
  const { container } = render(<Arrival />);
  await userEvent.type(box(), '24122026');
  await userEvent.tab();
  expect(chosen()).toBe('2026-12-24');
  expect(box().value).toBe('24/12/2026');
  expect(await violations(container)).toEqual([]);
});

test('one out of reach stays as typed, with what is wrong; taken away it is no date', async () => {
  render(<Arrival start="2026-12-24" />);
  await userEvent.clear(box());
  await userEvent.type(box(), '01/01/2020{Enter}');
  expect(box().value).toBe('01/01/2020');
  expect(box().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    LABELS.invalid,
  );
  expect(chosen()).toBe('2026-12-24');
  await userEvent.clear(box());
  await userEvent.tab();
  expect(chosen()).toBe('');
});

test.each([
  ['31/02/2027', LABELS.noSuchDate],
  ['29/02/2027', LABELS.noSuchDate],
  ['3113', LABELS.noSuchDate],
  ['mañana', LABELS.invalid],
  ['20/11/2026', LABELS.invalid],
  ['21/10/2027', LABELS.tooLate],
  ['01012029', LABELS.tooLate],
])('%s is answered with what is wrong with it', async (text, message) => {
  render(<Arrival />);
  await userEvent.type(box(), `${text}{Enter}`);
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
});

test('a day of the calendar is taken, closes it, and the focus is back at its button', async () => {
  render(<Arrival start="2026-12-24" />);
  opener().focus();
  await userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Elige el día' });
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/\b24 de diciembre de 2026/),
  );
  expect(await violations(panel)).toEqual([]);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(chosen()).toBe('2026-12-25');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});
