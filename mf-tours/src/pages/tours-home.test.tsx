import { onDay } from '@alisio/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showToursHome } from '../testing/tour-pages.ts';
import { peru } from '../testing/tours.ts';

onDay('2026-11-25');

const countries = { method: 'GET', path: '/tours/countries', body: { data: [peru] } } as const;

test.each([
  ['es', 'Tours de varios días', '1 países, 8 rutas', 'Perú'],
  ['en', 'Tours of several days', '1 countries, 8 routes', 'Perú'],
] as const)(
  'in %s the countries stand with their tours and from-price',
  async (language, title, wall, name) => {
    const { container } = showToursHome({ language, apiHandlers: [countries] });
    expect(screen.getByRole('heading', { level: 1, name: title })).not.toBeNull();
    expect(await screen.findByRole('heading', { level: 2, name: wall })).not.toBeNull();
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/turs/peru');
    expect(link.closest('article')?.textContent?.replaceAll('\u00a0', ' ')).toMatch(/US?\$ ?520/);
    expect(await violations(container)).toEqual([]);
  },
);

test('what is searched stands in the address: country, month, length and who travels', async () => {
  const { user, address } = showToursHome({ apiHandlers: [countries] });
  await screen.findByRole('option', { name: 'Perú' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'País' }), 'peru');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Mes de salida' }), 'marzo 2027');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Duración' }), 'De 5 a 7 días');
  await user.click(screen.getByRole('button', { name: 'Buscar tours' }));
  await waitFor(() => expect(address()).toBe('/turs/result?country=peru&month=2027-03&adults=2&days=5-7'));
});
