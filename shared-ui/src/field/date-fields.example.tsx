import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { DateFields, type DateFieldsProps } from './index.ts';

const month = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, index) => month.format(new Date(Date.UTC(2026, index))));

function Born({
  start = '',
  ...props
}: { start?: string } & Pick<DateFieldsProps, 'error' | 'disabled' | 'monthFirst'>) {
  const [value, setValue] = useState(start);
  return (
    <DateFields
      {...props}
      legend="Fecha de nacimiento"
      required
      autoComplete="bday"
      monthNames={MONTHS}
      labels={{ day: 'Día', month: 'Mes', year: 'Año' }}
      value={value}
      onChange={setValue}
    />
  );
}

export default {
  title: 'Birth date',
  topic: 'Forms',
  examples: [
    { name: 'Empty', render: () => <Born /> },
    {
      name: 'Under way and wrong',
      render: () => <Born start="198-03-14" error="Escribe el año con cuatro cifras, por ejemplo 1986" />,
    },
    { name: 'Month first, as American English has it', render: () => <Born start="1986-03-14" monthFirst /> },
    { name: 'Not for use', render: () => <Born start="1986-03-14" disabled /> },
  ],
} satisfies CatalogueEntry;
