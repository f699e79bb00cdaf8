import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Checkbox, DateFields, Field, Radio, RadioGroup, Segmented, Select, TextInput } from './index.ts';

const MONTHS = ['enero', 'febrero', 'marzo'];
const LABELS = { day: 'Día', month: 'Mes', year: 'Año' };

function BirthDate({ onLeave = () => {} }: { onLeave?: () => void }) {
  const [value, setValue] = useState('');
  return (
    <>
      <DateFields
        legend="Fecha de nacimiento"
        monthNames={MONTHS}
        labels={LABELS}
        autoComplete="bday"
        value={value}
        onChange={setValue}
        onBlur={onLeave}
      />
      <output>{value}</output>
    </>
  );
}

test('a field names its control and reads error and hint with it', async () => {
  const { container } = render(
    <Field label="Correo" hint="Ahí llega tu reserva" error="Escribe un correo">
      <TextInput type="email" />
    </Field>,
  );
  const box = screen.getByRole('textbox', { name: 'Correo' });
  const read = (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(read).toEqual(['Escribe un correo', 'Ahí llega tu reserva']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(await violations(container)).toEqual([]);
});

test('a control of any kind can take the ids', () => {
  render(
    <Field label="País">
      {(ids) => (
        <Select {...ids}>
          <option>Colombia</option>
        </Select>
      )}
    </Field>,
  );
  expect(screen.getByRole('combobox', { name: 'País' })).toBeTruthy();
});

test('choices have names, and the whole line can be pressed', async () => {
  const { container } = render(
    <>
      <Checkbox label="Directo" />
      <RadioGroup legend="Sexo">
        <Radio name="sex" label="F" />
        <Radio name="sex" label="M" />
      </RadioGroup>
    </>,
  );
  await userEvent.click(screen.getByText('Directo'));
  expect(screen.getByRole('checkbox', { name: 'Directo' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByText('M'));
  expect(screen.getByRole('radio', { name: 'M' })).toHaveProperty('checked', true);
  expect(screen.getByRole('group', { name: 'Sexo' })).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('a segmented choice is a set of named radios', async () => {
  const chosen: string[] = [];
  const options = [
    { value: 'round', label: 'Ida y vuelta' },
    { value: 'one', label: 'Solo ida' },
  ];
  render(
    <Segmented
      legend="Viaje"
      name="trip"
      options={options}
      value="round"
      onChange={(value) => chosen.push(value)}
    />,
  );
  expect(screen.getByRole('group', { name: 'Viaje' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Ida y vuelta' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Solo ida' }));
  expect(chosen).toEqual(['one']);
});

test('a birth date is typed in three boxes and comes out as one date', async () => {
  const { container } = render(<BirthDate />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), '4');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mes' }), 'marzo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Año' }), '1986');
  expect(screen.getByText('1986-03-04')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Día' })).toHaveProperty('value', '4');
  expect(await violations(container)).toEqual([]);
});

test('letters do not get into a date', async () => {
  render(<BirthDate />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Día' }), 'a1b4');
  expect(screen.getByRole('textbox', { name: 'Día' })).toHaveProperty('value', '14');
});

test('a date is left once, not between its boxes', async () => {
  const left: string[] = [];
  render(<BirthDate onLeave={() => left.push('left')} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(left).toEqual([]);
  await userEvent.tab();
  expect(left).toEqual(['left']);
});
