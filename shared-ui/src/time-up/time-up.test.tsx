import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { TimeIsUp } from './time-up.example.tsx';

const dialog = () => screen.queryByRole('dialog', { name: /hace 15 minutos/ });

test('it stays while the results are asked for again, and goes when they are here', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render(<TimeIsUp refresh={() => promise} />);
  await userEvent.click(screen.getByRole('button', { name: 'Se acabó el tiempo' }));
  expect(await violations(dialog() ?? document.body)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /Actualizar los resultados/ }));
  expect(dialog()).not.toBeNull();
  resolve();
  await screen.findByRole('button', { name: 'Se acabó el tiempo' });
  expect(dialog()).toBeNull();
});

test('who goes on as it was asks for nothing', async () => {
  const refresh = () => Promise.reject(new Error('nobody asked'));
  render(<TimeIsUp refresh={refresh} />);
  await userEvent.click(screen.getByRole('button', { name: 'Se acabó el tiempo' }));
  await userEvent.click(screen.getByRole('button', { name: /Volver a los resultados/ }));
  expect(dialog()).toBeNull();
});
