import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { Party } from './rooms-panel.example.tsx';

/** What the slot says; while its panel is open nothing else of the page is there for readers. */
const said = () => screen.getByText(/\d huéspedes/).textContent;
const open = async (asksAges = false) => {
  render(<Party asksAges={asksAges} />);
  await userEvent.click(screen.getByRole('button', { name: /Huéspedes y habitaciones/ }));
  return screen.findByRole('dialog', { name: 'Huéspedes y habitaciones' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('rooms come and go, each with its own guests, and the slot says how many', async () => {
  const panel = await open();
  await press('Agregar una habitación');
  await press('Agregar Niños a la habitación 2');
  expect(said()).toContain('4 huéspedes, 2 habitaciones');
  expect(within(panel).getByLabelText('Edad del niño 1, habitación 2')).toBeTruthy();
  await press('Quitar la 1');
  expect(said()).toContain('2 huéspedes, 1 habitaciones');
  expect(within(panel).getByLabelText('Edad del niño 1, habitación 1')).toBeTruthy();
  expect(await violations(panel)).toEqual([]);
  await press('Listo');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is too many for a booking is told, in each room, and no room is offered any more', async () => {
  await open();
  await press('Agregar una habitación');
  await press('Agregar Adultos a la habitación 1');
  await press('Agregar Adultos a la habitación 2');
  expect(said()).toContain('5 huéspedes');
  expect(screen.getAllByText('Hasta 5 personas por reserva.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Agregar una habitación' })).toBeNull();
  expect(screen.getByText('Hasta 3 habitaciones y 5 personas.')).toBeTruthy();
});

test('an age that is missing is said where it is asked for', async () => {
  await open(true);
  await press('Agregar Niños a la habitación 1');
  expect(screen.getByText('Falta la edad')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Edad del niño 1, habitación 1'), '7 años');
  expect(screen.queryByText('Falta la edad')).toBeNull();
});
