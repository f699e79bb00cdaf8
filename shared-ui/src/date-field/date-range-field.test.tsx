import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { violations } from '../testing/violations.ts';
import { DateRangeField } from './index.ts';

const LABELS = {
  title: 'Elige tus fechas',
  from: 'Llegada',
  to: 'Salida',
  typedHint: 'dd/mm/aaaa',
  invalid: 'Escribe una fecha desde hoy',
  tooLate: 'Se puede elegir hasta el 20 de octubre de 2027',
  noSuchDate: 'Esa fecha no existe',
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  clear: 'Borrar',
  done: 'Listo',
  close: 'Cerrar',
};

function Stay({ error }: { error?: string }) {
  const [range, setRange] = useState({ from: '', to: '' });
  return (
    <DateRangeField
      {...range}
      onChange={setRange}
      dayText={(iso) => `el ${iso}`}
      placeholder="Elige"
      error={error}
      min="2026-11-21"
      max="2027-10-20"
      locale="es"
      labels={LABELS}
      months={1}
    />
  );
}

const slot = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

test('each slot opens the calendar at its end; what is chosen stands in the slots', async () => {
  render(<Stay />);
  await userEvent.click(slot('Llegada'));
  await screen.findByRole('dialog', { name: 'Elige tus fechas' });
  await userEvent.click(screen.getByRole('button', { name: /\b24 de noviembre/ }));
  await userEvent.click(screen.getByRole('button', { name: /\b27 de noviembre/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }));
  await waitFor(() => expect(slot('Llegada').textContent).toBe('Llegadael 2026-11-24'));
  expect(slot('Salida').textContent).toBe('Salidael 2026-11-27');
  await waitFor(() => expect(document.activeElement).toBe(slot('Llegada')));
});

test('both slots are told what is wrong', async () => {
  const { container } = render(<Stay error="Elige las dos fechas" />);
  for (const name of ['Llegada', 'Salida']) {
    const id = slot(name).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Elige las dos fechas');
  }
  expect(await violations(container)).toEqual([]);
});
