import { screen } from '@testing-library/react';
import { violations } from '../../../shared-ui/src/testing/violations.ts';
import { showPlace } from '../testing/show.ts';

test.each(['loscabos', 'LOSCABOS', 'los-cabos'])('%s leads to the address of §2', async (word) => {
  const { address } = showPlace({ path: `/us/hotel/${word}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hoteles en Los Cabos' })).toBeTruthy();
  expect(address()).toBe('/us/hotel/LosCabos');
});

test('the page of a place says where it is', async () => {
  const { container, address } = showPlace({ path: '/us/hotel/PuntaCana' });
  expect(screen.getByRole('heading', { level: 1, name: 'Hoteles en Punta Cana' })).toBeTruthy();
  expect(address()).toBe('/us/hotel/PuntaCana');
  expect(await violations(container)).toEqual([]);
});
