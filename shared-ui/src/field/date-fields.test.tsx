import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateFields } from './index.ts';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const labels = { day: 'Día', month: 'Mes', year: 'Año' };

function Born({ start = '', monthFirst }: { start?: string; monthFirst?: boolean }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <DateFields
        legend="Fecha de nacimiento"
        autoComplete="bday"
        monthNames={months}
        labels={labels}
        monthFirst={monthFirst}
        value={value}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Día' });
const month = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mes' });
const year = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Año' });
const value = () => screen.getByRole('status').textContent;

test('keeps what is being typed as typed', async () => {
  render(<Born start="1986-03-14" />);
  await userEvent.type(day(), '{Backspace}');
  expect(day().value).toBe('1');
  await userEvent.type(day(), '5');
  expect(day().value).toBe('15');
  expect(value()).toBe('1986-03-15');
});

test('is empty again when all was taken away', async () => {
  render(<Born />);
  await userEvent.type(day(), '4{Backspace}');
  expect(value()).toBe('');
});

test('takes digits only, and no more than fit', async () => {
  render(<Born />);
  await userEvent.type(day(), 'a1b23');
  await userEvent.type(year(), '19867');
  expect(day().value).toBe('12');
  expect(year().value).toBe('1986');
});

test('lets a browser fill a birth date', () => {
  render(<Born />);
  expect([day(), month(), year()].map((part) => part.getAttribute('autocomplete'))).toEqual([
    'bday-day',
    'bday-month',
    'bday-year',
  ]);
});

test('asks for the month first where the language says it first, and keeps the same date', async () => {
  render(<Born monthFirst />);
  for (const part of [month(), day(), year()]) {
    await userEvent.tab();
    expect(document.activeElement).toBe(part);
  }
  await userEvent.selectOptions(month(), 'marzo');
  await userEvent.type(day(), '14');
  await userEvent.type(year(), '1986');
  expect(value()).toBe('1986-03-14');
});
