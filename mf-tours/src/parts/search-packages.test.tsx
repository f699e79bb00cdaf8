import { onDay, renderPage } from '@alisio/platform/testing';
import { screen } from '@testing-library/react';
import { toursTexts } from '../testing/tours-texts.ts';
import SearchPackagesPart from './search-packages.tsx';

onDay('2026-11-25');

test('the tab brings what it says with it, and leads to the list of packages', async () => {
  renderPage(<SearchPackagesPart />, { texts: toursTexts({ es: {}, en: {} }) });
  const form = await screen.findByRole('form', { name: 'Buscar paquetes' });
  expect(form.getAttribute('action')).toBe('/paquetes');
  expect(screen.getByRole('combobox', { name: 'Desde' })).toBeTruthy();
});
