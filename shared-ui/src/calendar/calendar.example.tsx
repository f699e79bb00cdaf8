import { useRef, useState } from 'react';
import { Grid2 } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { DateSlot, RangeCalendar, SingleCalendar } from './index.ts';
import { typedOf } from './iso-dates.ts';

const SPAN = { min: '2026-11-21', max: '2027-10-20', locale: 'es' } as const;
const LABELS = {
  title: 'Elige tus fechas',
  from: 'Ida',
  to: 'Vuelta',
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

function TwoDays() {
  const [opened, setOpened] = useState<'from' | 'to'>();
  const [range, setRange] = useState({ from: '2026-12-12', to: '2026-12-27' });
  const slots = useRef<HTMLDivElement>(null);
  return (
    <>
      <Grid2 ref={slots}>
        {(['from', 'to'] as const).map((end) => (
          <DateSlot
            key={end}
            label={LABELS[end]}
            value={typedOf(range[end], 'es')}
            placeholder={LABELS.typedHint}
            expanded={opened === end}
            onClick={() => setOpened(end)}
          />
        ))}
      </Grid2>
      <RangeCalendar
        {...SPAN}
        {...range}
        onChange={setRange}
        start={opened}
        open={opened !== undefined}
        onOpenChange={(open) => setOpened(open ? 'from' : undefined)}
        anchor={slots}
        labels={LABELS}
        prices={{ '2026-12-08': '1.661', '2026-12-12': '1.873', '2026-12-27': '1.745' }}
        cheapest={['2026-12-08']}
        note="Total para 3 viajeros, 15 noches, en US$. Verde: los días más baratos del mes."
      />
    </>
  );
}

function OneDay() {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState('');
  const slot = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={slot}>
        <DateSlot
          label="Ida"
          icon="calendar"
          value={typedOf(value, 'es')}
          placeholder={LABELS.typedHint}
          expanded={open}
          onClick={() => setOpen(true)}
        />
      </div>
      <SingleCalendar
        {...SPAN}
        value={value}
        onChange={setValue}
        open={open}
        onOpenChange={setOpen}
        anchor={slot}
        labels={{ ...LABELS, title: 'Elige el día' }}
        months={1}
      />
    </>
  );
}

export default {
  title: 'Calendar',
  topic: 'Forms',
  examples: [
    { name: 'Two days, under slots of one’s own', render: () => <TwoDays /> },
    { name: 'One day', render: () => <OneDay /> },
  ],
} satisfies CatalogueEntry;
