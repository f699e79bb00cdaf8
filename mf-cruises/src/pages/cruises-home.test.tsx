import { onDay } from '@alisio/platform/testing';
import { cruiseState } from '@alisio/shared-contracts/cruises';
import { screen, waitFor, within } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { listedCruise, withCruises } from '../testing/cruises.ts';
import { showCruisesHome } from '../testing/home-page.ts';

onDay('2026-11-25');
beforeEach(() => cruiseState.reset());

const apiHandlers = withCruises([listedCruise()]);
const field = (name: string) => screen.getByRole('combobox', { name });
const shown = (name: string) => {
  const select = field(name);
  return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.textContent : undefined;
};

test.each([
  ['es', 'Cruceros con la ruta a la vista', 'Caribe sur'],
  ['en', 'Cruises with the route in plain view', 'Southern Caribbean'],
] as const)('in %s seas stand with their sailings and from-price', async (language, title, sea) => {
  const { container } = showCruisesHome({ language, apiHandlers });
  expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
  const link = await screen.findByRole('link', { name: sea });
  expect(link.getAttribute('href')).toBe('/crucerro/result?destination=caribbean-south&adults=2');
  expect(link.closest('article')?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/US?\$ ?749/);
  expect(screen.getByRole('link', { name: 'Antillas menores desde San Juan' }).getAttribute('href')).toBe(
    '/crucerro/details?cruise=bahia-serena-20270116&adults=2',
  );
  expect(await violations(container)).toEqual([]);
});

test('what is searched stands in the address, and in the tab for when one comes back', async () => {
  const { user, address, unmount } = showCruisesHome({ apiHandlers });
  await screen.findByRole('option', { name: 'Aruba, Oranjestad' });
  await user.selectOptions(field('Destino'), 'AWORJ');
  await user.selectOptions(field('Línea'), 'Pleamar');
  await user.selectOptions(field('Cuándo sale'), 'Enero de 2027');
  await user.click(screen.getByRole('button', { name: 'Buscar cruceros' }));
  await waitFor(() =>
    expect(address()).toBe('/crucerro/result?destination=AWORJ&line=pleamar&month=2027-01&adults=2'),
  );
  expect(cruiseState.get()).toMatchObject({ selectedDestination: 'AWORJ', selectedCruiseLine: 'pleamar' });
  unmount();
  showCruisesHome({ apiHandlers });
  await screen.findByRole('option', { name: 'Aruba, Oranjestad' });
  expect(shown('Destino')).toBe('Aruba, Oranjestad');
  expect(shown('Cuándo sale')).toBe('Enero de 2027');
});

test.each([
  ['es', 'Destino', 'Mares', 'Todo el Caribe', 'Buscar cruceros'],
  ['en', 'Destination', 'Seas', 'All the Caribbean', 'Search cruises'],
] as const)(
  'in %s the whole Caribbean is the first of the seas, and an address',
  async (language, where, seas, all, submit) => {
    const { user, address } = showCruisesHome({ language, apiHandlers });
    const group = await screen.findByRole('group', { name: seas });
    await waitFor(() => expect(within(group).getAllByRole('option')[0]?.textContent).toBe(all));
    await user.selectOptions(field(where), all);
    await user.click(screen.getByRole('button', { name: submit }));
    await waitFor(() => expect(address()).toBe('/crucerro/result?destination=caribbean&adults=2'));
  },
);

test('ships are those of the line, and another line gives up the ship of the one before', async () => {
  const { user } = showCruisesHome({ apiHandlers });
  await screen.findByRole('option', { name: 'Rumbo Claro' });
  await user.selectOptions(field('Barco'), 'Rumbo Claro');
  await user.selectOptions(field('Línea'), 'Pleamar');
  expect(shown('Barco')).toBe('Cualquiera');
  expect(screen.queryByRole('option', { name: 'Rumbo Claro' })).toBeNull();
});

test('two dates in place of a month are asked for, both of them', async () => {
  const { user, address } = showCruisesHome({ apiHandlers });
  const before = address();
  await user.selectOptions(field('Cuándo sale'), 'Entre dos fechas');
  await user.click(screen.getByRole('button', { name: 'Buscar cruceros' }));
  expect(screen.getByText('Elige las dos fechas, o vuelve a un mes.')).not.toBeNull();
  expect(address()).toBe(before);
});

test('a child without an age is asked for it before a search', async () => {
  const { user, address } = showCruisesHome({ apiHandlers });
  const before = address();
  await user.click(screen.getByRole('button', { name: /Quién viaja/ }));
  await user.click(await screen.findByRole('button', { name: 'Agregar un niño' }));
  await user.click(screen.getByRole('button', { name: 'Listo' }));
  await user.click(screen.getByRole('button', { name: 'Buscar cruceros' }));
  expect(screen.getAllByText('Elige la edad de cada niño.').length).toBeGreaterThan(0);
  expect(address()).toBe(before);
});
