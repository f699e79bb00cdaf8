import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { CopyButton } from './index.ts';

const show = () =>
  render(
    <CopyButton
      text="7K2M9-XQ4TD"
      label="Copiar referencia"
      copied="Referencia copiada"
      notCopied="No se pudo copiar"
    />,
  );

test('it copies by keyboard, says so, and keeps the focus', async () => {
  const user = userEvent.setup();
  const { container } = show();
  await user.tab();
  await user.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: 'Referencia copiada' });
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('Referencia copiada');
  expect(await navigator.clipboard.readText()).toBe('7K2M9-XQ4TD');
  expect(await violations(container)).toEqual([]);
});

test('where there is no clipboard it says that nothing was copied', async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  const real = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  show();
  await user.click(screen.getByRole('button', { name: 'Copiar referencia' }));
  expect(await screen.findByRole('button', { name: 'No se pudo copiar' })).toBeTruthy();
  if (real) Object.defineProperty(navigator, 'clipboard', real);
});
