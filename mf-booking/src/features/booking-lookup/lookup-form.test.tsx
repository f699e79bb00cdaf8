import { renderPage } from '@alisio/platform/testing';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { texts } from '../../testing/checkout-page.ts';

// The module, and with it the look-up, is asked for when the form is used; here the line is down then.
jest.unstable_mockModule('./find-booking.ts', () => {
  throw new Error('no line');
});
const { LookupForm } = await import('./lookup-form.tsx');
const { lookupDraft } = await import('./lookup-draft.ts');

test('a look-up whose code cannot be fetched is no "not found", and keeps what was typed', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  lookupDraft.set({ referenceId: '7K2M9XQ4TD', email: 'lucia@ejemplo.test' });
  const found = jest.fn();
  const { user } = renderPage(<LookupForm onFound={found} />, { texts });
  await user.click(screen.getByRole('button', { name: 'Buscar mi reserva' }));
  expect((await screen.findByRole('alert')).textContent).toContain('No pudimos buscar ahora');
  expect(screen.getByDisplayValue('7K2M9XQ4TD')).not.toBeNull();
  expect(found).not.toHaveBeenCalled();
});
