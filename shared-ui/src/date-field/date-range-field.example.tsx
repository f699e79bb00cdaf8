import { useState } from 'react';
import { dateOf, isoOf } from '../calendar/iso-dates.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { DateRangeField } from './index.ts';

const ES = {
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
const EN = {
  title: 'Choose your dates',
  from: 'Departure',
  to: 'Return',
  typedHint: 'mm/dd/yyyy',
  invalid: 'Enter a date from today on',
  tooLate: 'We sell up to eleven months ahead',
  noSuchDate: 'There is no such date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  clear: 'Clear',
  done: 'Done',
  close: 'Close',
};

/** Dear days and cheap ones, as a search of some months might bring them. */
const DAYS = Array.from({ length: 120 }, (_, index) => ({
  day: isoOf(new Date(2026, 10, 21 + index)),
  price: 268 + ((index * 137) % 19) * 96,
}));
const BEST = DAYS.filter(({ price }) => price === 268).map(({ day }) => day);

const pricesBy = (rate: number) =>
  Object.fromEntries(DAYS.map(({ day, price }) => [day, Math.round(price * rate).toLocaleString('es-CO')]));
const DOLLARS = pricesBy(1);
const PESOS = pricesBy(420);

const day = {
  es: new Intl.DateTimeFormat('es', { weekday: 'short', day: 'numeric', month: 'short' }),
  en: new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' }),
};

interface DatesProps {
  locale?: 'es' | 'en';
  prices?: Readonly<Record<string, string>>;
  error?: string;
}

function Dates({ locale = 'es', prices, error }: DatesProps) {
  const [range, setRange] = useState(error ? { from: '', to: '' } : { from: '2026-12-12', to: '2026-12-27' });
  return (
    <DateRangeField
      {...range}
      onChange={setRange}
      dayText={(iso) => day[locale].format(dateOf(iso))}
      placeholder={locale === 'es' ? 'Elige' : 'Choose'}
      error={error}
      min="2026-11-21"
      max="2027-10-20"
      locale={locale}
      labels={locale === 'es' ? ES : EN}
      prices={prices}
      cheapest={prices && BEST}
    />
  );
}

export default {
  title: 'Date range',
  topic: 'Forms',
  examples: [
    { name: 'With the cheapest prices', render: () => <Dates prices={DOLLARS} /> },
    { name: 'With long prices', render: () => <Dates prices={PESOS} /> },
    { name: 'Nothing chosen, and wrong', render: () => <Dates error="Elige la ida y la vuelta" /> },
    { name: 'In English, from Sunday', render: () => <Dates locale="en" /> },
  ],
} satisfies CatalogueEntry;
