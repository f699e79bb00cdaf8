import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { DateField, type DateFieldProps, DateSlot } from './index.ts';

const LABELS = {
  title: 'Elige el día',
  open: 'Abrir el calendario',
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

function Arrival({ start = '', ...given }: { start?: string } & Pick<DateFieldProps, 'error' | 'disabled'>) {
  const [value, setValue] = useState(start);
  return (
    <DateField
      {...given}
      label="Llegada al puerto"
      hint="La naviera la pide para el embarque."
      min="2026-11-21"
      max="2027-10-20"
      locale="es"
      labels={LABELS}
      value={value}
      onChange={setValue}
    />
  );
}

function Day({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <DateSlot
      label="Día"
      placeholder="Cualquier día"
      dayText={(iso) => iso.split('-').toReversed().join('/')}
      min="2026-11-21"
      max="2027-10-20"
      locale="es"
      labels={LABELS}
      value={value}
      onChange={setValue}
    />
  );
}

export default {
  title: 'Date field',
  topic: 'Forms',
  examples: [
    { name: 'Empty', render: () => <Arrival /> },
    { name: 'Filled', render: () => <Arrival start="2026-12-12" /> },
    { name: 'Wrong', render: () => <Arrival error="Falta la fecha de llegada" /> },
    { name: 'In a finder', render: () => <Day start="2026-12-12" /> },
    { name: 'In a finder, empty', render: () => <Day /> },
    { name: 'Not for use', render: () => <Arrival start="2026-12-12" disabled /> },
  ],
} satisfies CatalogueEntry;
