/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DateField, DateRangeField, DateSlot } from '../date-field/index.ts';
import { EmailField, SelectField, TextAreaField, TextField } from '../field/index.ts';
import { GuestsPicker } from '../guests/index.ts';
import { GuestsField } from '../guests-panel/index.ts';
import { PhoneField } from '../phone/index.ts';
import { RangeSlider, Slider } from '../slider/index.ts';
import { Switch } from '../switch/index.ts';

const nothing = () => {};
const range = { min: 0, max: 100, formatValue: String, describe: String, onChange: nothing } as const;

const span = { min: '2026-11-21', max: '2027-10-20', locale: 'es' } as const;
const words = {
  title: 't',
  typedHint: 'h',
  invalid: 'i',
  tooLate: 'l',
  noSuchDate: 'Esa fecha no existe',
  previousMonth: 'p',
  nextMonth: 'n',
  clear: 'c',
  done: 'd',
  close: 'x',
};
const party = {
  kinds: [{ id: 'adults', label: 'Adultos', min: 1, max: 9, decreaseLabel: 'menos', increaseLabel: 'más' }],
  value: { adults: 1 },
  onChange: nothing,
} as const;

/** One of each entry, and a text that a reader without scripts must find in it. */
const entries: readonly [entry: string, text: string, element: ReactNode][] = [
  [
    'fields',
    'Te quedan 500',
    <>
      <TextField label="Nombre" required />
      <EmailField label="Correo" />
      <SelectField label="Hora" placeholder="Elige" />
      <TextAreaField label="Mensaje" maxLength={500} counter={(left) => `Te quedan ${left}`} />
    </>,
  ],
  [
    'phone',
    '<option value="CO"',
    <PhoneField
      key="x"
      label="Teléfono"
      countryLabel="País"
      locale="es"
      value={{ country: 'CO', number: '' }}
      onChange={nothing}
    />,
  ],
  [
    'date field',
    '24/12/2026',
    <DateField
      {...span}
      key="x"
      label="Llegada"
      value="2026-12-24"
      onChange={nothing}
      labels={{ ...words, open: 'o' }}
    />,
  ],
  [
    'date range field',
    '27 dic',
    <DateRangeField
      {...span}
      key="x"
      from=""
      to="2026-12-27"
      onChange={nothing}
      dayText={() => '27 dic'}
      placeholder="p"
      labels={{ ...words, from: 'f', to: 't' }}
    />,
  ],
  [
    'date slot',
    '27 dic',
    <DateSlot
      {...span}
      key="x"
      label="l"
      value="2026-12-27"
      onChange={nothing}
      dayText={() => '27 dic'}
      placeholder="p"
      labels={words}
    />,
  ],
  ['guests', 'Adultos', <GuestsPicker key="x" {...party} />],
  [
    'guests in a slot',
    '1 adulto',
    <GuestsField key="x" {...party} label="l" summary="1 adulto" doneLabel="d" />,
  ],
  [
    'slider',
    'data-kept',
    <>
      <Slider {...range} label="Precio" value={50} />
      <RangeSlider
        {...range}
        label="Precio"
        lowLabel="Precio mínimo"
        highLabel="Precio máximo"
        value={[10, 90]}
        histogram={[1, 2]}
      />
    </>,
  ],
  ['switch', 'Solo directos', <Switch key="x" label="Solo directos" />],
];

test.each(entries)('%s is rendered by a server, the same each time', (_, text, element) => {
  const html = renderToString(element);
  expect(html).toContain(text);
  expect(renderToString(element)).toBe(html);
  // A strict page refuses inline styles that come with the document.
  expect(html).not.toMatch(/ style="/);
});

test('there is no window here', () => {
  expect(typeof window).toBe('undefined');
});
