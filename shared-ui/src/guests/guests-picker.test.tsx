import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { GuestsField } from '../guests-panel/index.ts';
import { violations } from '../testing/violations.ts';
import { type GuestKind, GuestsPicker } from './index.ts';

type Kind = 'adults' | 'children' | 'infants' | 'rooms';

const kind = (id: Kind, name: string, min: number, max: number): GuestKind<Kind> => ({
  id,
  label: name,
  min,
  max,
  decreaseLabel: `Menos ${name}`,
  increaseLabel: `Más ${name}`,
});
const KINDS = [
  kind('adults', 'Adultos', 1, 9),
  kind('children', 'Niños', 0, 9),
  kind('infants', 'Bebés', 0, 9),
  { ...kind('rooms', 'Habitaciones', 1, 2), maxText: 'Hasta 2 habitaciones' },
];
const FULL = 'Hasta 4 viajeros por reserva';
const LAP = 'Cada bebé viaja con un adulto';

function Party({ missingText }: { missingText?: string }) {
  const [value, setValue] = useState({ adults: 1, children: 0, infants: 0, rooms: 1 });
  const [ages, setAges] = useState<readonly (number | undefined)[]>([]);
  return (
    <GuestsPicker
      kinds={KINDS}
      value={value}
      onChange={setValue}
      total={{ of: ['adults', 'children', 'infants'], max: 4, text: FULL }}
      rules={[{ kind: 'infants', notAbove: 'adults', text: LAP }]}
      ages={{
        of: 'children',
        min: 2,
        max: 11,
        values: ages,
        onChange: setAges,
        label: (number) => `Edad del niño ${number}`,
        ageText: (age) => `${age} años`,
        placeholder: 'Elige',
        missingText,
      }}
    />
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const count = (name: string) =>
  Number(within(screen.getByRole('group', { name })).getAllByRole('status')[0]?.textContent);
const described = (name: string) =>
  (screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test('the total is explained once, to whoever cannot be more, and rooms do not count for it', async () => {
  const { container } = render(<Party />);
  for (let more = 0; more < 3; more += 1) await press('Más Adultos');
  expect(screen.getAllByText(FULL)).toHaveLength(1);
  expect(described('Más Adultos')).toEqual([FULL]);
  expect(described('Más Niños')).toEqual([FULL]);
  await press('Más Niños');
  expect(count('Niños')).toBe(0);
  await press('Más Habitaciones');
  expect(count('Habitaciones')).toBe(2);
  expect(screen.getByText('Hasta 2 habitaciones')).toBeTruthy();
  expect(await violations(container)).toEqual([]);
});

test('infants stop at the adults, and come down with them', async () => {
  render(<Party />);
  await press('Más Adultos');
  await press('Más Bebés');
  expect(screen.queryByText(LAP)).toBeNull();
  await press('Más Bebés');
  expect(screen.getByText(LAP)).toBeTruthy();
  await press('Menos Adultos');
  expect([count('Adultos'), count('Bebés')]).toEqual([1, 1]);
  expect(screen.getByText(LAP)).toBeTruthy();
});

test('each child has an age, and one that is missing is asked for', async () => {
  const { container } = render(<Party missingText="Falta la edad" />);
  await press('Más Niños');
  await press('Más Niños');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Edad del niño 1' }), '7 años');
  expect(screen.getAllByText('Falta la edad')).toHaveLength(1);
  expect(screen.getByRole('combobox', { name: 'Edad del niño 2' }).getAttribute('aria-invalid')).toBe('true');
  expect(await violations(container)).toEqual([]);
  await press('Menos Niños');
  expect(screen.getByRole('combobox', { name: 'Edad del niño 1' })).toHaveProperty('value', '7');
});

test('in a slot it opens in a panel, and closes when done', async () => {
  const user = userEvent.setup();
  render(
    <GuestsField
      label="Viajeros"
      summary="1 viajero"
      doneLabel="Listo"
      kinds={KINDS}
      value={{ adults: 1, children: 0, infants: 0, rooms: 1 }}
      onChange={() => {}}
    />,
  );
  await user.click(screen.getByRole('button', { name: /Viajeros/ }));
  const panel = await screen.findByRole('dialog', { name: 'Viajeros' });
  expect(await violations(panel)).toEqual([]);
  await user.click(within(panel).getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /Viajeros/ })));
});
