import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { violations } from '../testing/violations.ts';
import { createToasts, ToastRegion } from './index.ts';

function show() {
  const toasts = createToasts();
  render(
    <>
      <main>
        <h1>Vuelos</h1>
      </main>
      <ToastRegion toasts={toasts} labels={{ region: 'Avisos', close: 'Cerrar el aviso' }} />
    </>,
  );
  return toasts;
}

const news = { title: 'Guardamos tu búsqueda', description: 'Está en Mis viajes.', type: 'good' };

test('news stand in a region with a name, are closed by hand, and take no focus', async () => {
  const toasts = show();
  act(() => {
    toasts.add(news);
  });
  const region = await screen.findByRole('region', { name: 'Avisos' });
  expect(await within(region).findByText('Está en Mis viajes.')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(await violations(region)).toEqual([]);
  await userEvent.click(within(region).getByRole('button', { name: 'Cerrar el aviso' }));
  await waitFor(() => expect(screen.queryByText('Está en Mis viajes.')).toBeNull());
});

test('they are read out politely', async () => {
  const toasts = show();
  act(() => {
    toasts.add(news);
  });
  const region = await screen.findByRole('region', { name: 'Avisos' });
  expect(region.getAttribute('aria-live')).toBe('polite');
});

test('a way back is one press away', async () => {
  const toasts = show();
  const undone: string[] = [];
  act(() => {
    toasts.add({ ...news, actionProps: { children: 'Deshacer', onClick: () => undone.push('undone') } });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Deshacer' }));
  expect(undone).toEqual(['undone']);
});

test('they go by themselves, but not while the pointer is on them', () => {
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const toasts = show();
  act(() => {
    toasts.add(news);
  });
  const region = screen.getByRole('region', { name: 'Avisos' });
  fireEvent.mouseEnter(region);
  pass(30_000);
  expect(screen.getByText('Está en Mis viajes.')).toBeTruthy();
  fireEvent.mouseLeave(region);
  pass(9_000);
  expect(screen.queryByText('Está en Mis viajes.')).toBeNull();
  jest.useRealTimers();
});
