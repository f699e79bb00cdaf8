import { asVisitor, onDay } from '@alisio/platform/testing';
import { act, screen } from '@testing-library/react';
import { changeDraft } from '../features/flight-search/index.ts';
import { searchForm } from '../testing/places.ts';
import { showHome, showSearch, TODAY } from '../testing/show.ts';
import { violations } from '../testing/violations.ts';

onDay(TODAY);

const fare = (name: string) => screen.getByRole('checkbox', { name });

test('a kind of fare that is asked for goes into the address, and stands in the form that the address opens', async () => {
  changeDraft(searchForm());
  const page = showHome();
  await page.user.click(screen.getByRole('button', { name: 'Más opciones' }));
  await page.user.click(await screen.findByRole('checkbox', { name: 'Con reembolso' }));
  expect(await violations(page.container)).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Buscar vuelos' }));
  const asked = new URL(page.address(), 'http://x.test').searchParams;
  expect(asked.get('refundableFare')).toBe('true');
  expect(asked.has('noPenaltyFare')).toBe(false);
});

test('the page of the form opens with the fares of an address, and with no others', async () => {
  changeDraft(searchForm({ noPenaltyFare: true }));
  const page = showSearch({ change: '1', noRestrictionFare: 'true' });
  await page.user.click(await screen.findByRole('button', { name: 'Más opciones (1)' }));
  expect(await screen.findByRole('checkbox', { name: 'Sin restricciones' })).toHaveProperty('checked', true);
  expect(fare('Sin penalidades')).toHaveProperty('checked', false);
});

test('starting over empties the form, what was only typed too, and proposes the visitor’s origin again', async () => {
  asVisitor({ country: 'CO' });
  changeDraft(searchForm({ tripType: '1', adultCount: 3, refundableFare: true }));
  const page = showHome();
  const destination = () => screen.getByRole('combobox', { name: 'Destino' });
  await page.user.clear(screen.getByRole('combobox', { name: 'Origen' }));
  await page.user.keyboard('xyz');
  await act(async () => screen.getByRole('button', { name: 'Empezar de nuevo' }).click());
  expect(screen.getByRole('combobox', { name: 'Origen' })).toHaveProperty('value', 'Bogotá');
  expect(destination()).toHaveProperty('value', '');
  expect(screen.getByText('1 viajero, Económica')).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Ida y vuelta' })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: 'Más opciones' })).toBeTruthy();
});
