import { renderPage } from '@alisio/platform/testing';
import { foundBooking } from '@alisio/shared-contracts/checkout-stores';
import { screen, within } from '@testing-library/react';
import * as bookingDetail from '../pages/booking-detail.tsx';
import { confirmedBookingFor } from '../testing/bookings.ts';
import { texts } from '../testing/checkout-page.ts';

test('meal, assistance and frequent flyer that were asked for stand below the name, and are not asked for again', async () => {
  const [lucia] = confirmedBookingFor().passenger;
  if (!lucia) throw new Error('somebody travels');
  const asking = {
    ...lucia,
    passportNumber: 'AB123456',
    mealPreference: 'VGML',
    specialAssistance: 'WCHS' as const,
    frequentFlyerNumber: 'LM 12345',
  };
  const nino = { ...lucia, id: '2', firstName: 'Nino' };
  foundBooking.set({ booking: confirmedBookingFor({ passenger: [asking, nino] }) });
  const path = '/user/my-journey/booking-detail';
  const { container } = renderPage(bookingDetail, { path, route: path, texts });
  const who = screen.getByRole('region', { name: 'Quién viaja' });
  await within(who).findByText('Vegana, sin nada de origen animal');
  expect([...who.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Lucía Elena Rivera Soto',
    'Adulto',
    'Comida',
    'Vegana, sin nada de origen animal',
    'Asistencia',
    'Silla de ruedas, no puede usar escaleras',
    'Viajero frecuente',
    'LM 12345',
    'Nino Elena Rivera Soto',
    'Adulto',
  ]);
  const can = within(screen.getByRole('region', { name: 'Qué puedes hacer' }));
  expect((await can.findByText('Comida y asistencia')).nextElementSibling?.textContent).toContain(
    '«Quién viaja»',
  );
  expect(can.queryByText('Pedir asistencia especial')).toBeNull();
  expect(container.textContent).not.toContain('AB123456');
});
