import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { Checkbox, EmailField, Radio, RadioGroup, SelectField, TextAreaField, TextField } from './index.ts';

const described = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

function Email({ onChange }: { onChange?: (address: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <EmailField
      label="Correo"
      required
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onChange?.(event.target.value);
      }}
    />
  );
}

test('a required field says so, by its control and not by its name', async () => {
  const { container } = render(
    <>
      <TextField label="Nombre" required hint="Como en el pasaporte" error="Escribe tu nombre" />
      <SelectField label="Mejor hora" optional="opcional" placeholder="Elige">
        <option value="am">Mañana</option>
      </SelectField>
      <TextAreaField label="Mensaje" />
    </>,
  );
  const name = screen.getByRole('textbox', { name: 'Nombre' });
  expect(name.getAttribute('aria-required')).toBe('true');
  expect(described(name)).toEqual(['Escribe tu nombre', 'Como en el pasaporte']);
  expect(screen.getByRole('combobox', { name: /Mejor hora/ })).toHaveProperty('value', '');
  expect(await violations(container)).toEqual([]);
});

test('an address loses the blanks it was pasted with', async () => {
  const given: string[] = [];
  render(<Email onChange={(address) => given.push(address)} />);
  const box = screen.getByRole('textbox', { name: 'Correo' });
  await userEvent.click(box);
  await userEvent.paste(' lucia@ejemplo.test\u00a0\u200b');
  expect(given).toEqual(['lucia@ejemplo.test']);
  expect(box).toHaveProperty('value', 'lucia@ejemplo.test');
  expect([box.getAttribute('type'), box.getAttribute('inputmode'), box.getAttribute('autocomplete')]).toEqual(
    ['email', 'email', 'email'],
  );
});

test('what still fits is shown at every key, and read out only near the end', async () => {
  render(<TextAreaField label="Mensaje" maxLength={25} counter={(left) => `Quedan ${left}`} />);
  const box = screen.getByRole('textbox', { name: 'Mensaje' });
  await userEvent.type(box, 'Hola');
  expect(described(box)).toEqual(['Quedan 21']);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(box, '!');
  expect(screen.getByRole('status').textContent).toBe('Quedan 20');
  await userEvent.type(box, ' Buenas tardes a todos ustedes');
  expect(screen.getByRole('status').textContent).toBe('Quedan 0');
});

test('a box that must be ticked says what is wrong with it', async () => {
  const { container } = render(
    <Checkbox label="Acepto los términos" required hint="Los puedes leer antes" error="Falta aceptarlos" />,
  );
  const box = screen.getByRole('checkbox', { name: 'Acepto los términos' });
  expect(box.getAttribute('aria-required')).toBe('true');
  expect(described(box)).toEqual(['Falta aceptarlos', 'Los puedes leer antes']);
  expect(await violations(container)).toEqual([]);
});

test('a required question is a radio group that says so', async () => {
  const { container } = render(
    <RadioGroup legend="Sexo" required error="Elige uno">
      <Radio name="sex" label="Femenino" />
      <Radio name="sex" label="Masculino" aside="2" />
    </RadioGroup>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Sexo' });
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(described(group)).toEqual(['Elige uno']);
  expect(await violations(container)).toEqual([]);
});

test('what cannot be used takes nothing in', async () => {
  render(
    <>
      <TextField label="Apellido" defaultValue="Rivera" disabled />
      <TextField label="Reserva" defaultValue="VL7315" readOnly />
    </>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Apellido' }), 'x');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reserva' }), 'x');
  expect(screen.getByRole('textbox', { name: 'Apellido' })).toHaveProperty('value', 'Rivera');
  expect(screen.getByRole('textbox', { name: 'Reserva' })).toHaveProperty('value', 'VL7315');
});
