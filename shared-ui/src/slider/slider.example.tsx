import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Histogram, RangeSlider, Slider, type SliderRange } from './index.ts';

const PRICES = [14, 30, 44, 46, 38, 41, 26, 33, 22, 15, 18, 9, 6, 8, 4, 3];
const HOURS = [1, 0, 1, 3, 6, 4, 3, 5, 9, 14, 24, 22, 17, 15, 23, 12];

const number = new Intl.NumberFormat('es-CO', { maximumFractionDigits: 0 });
const plain = (value: number) => number.format(value);
const dollars = (value: number) => `US$ ${plain(value)}`;
const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

function MostPrice({ disabled }: { disabled?: boolean }) {
  const [value, setValue] = useState(2600);
  return (
    <Slider
      label="Precio total"
      min={1873}
      max={3420}
      value={value}
      onChange={setValue}
      formatValue={dollars}
      formatEnd={plain}
      describe={(most) => `Hasta ${dollars(most)}`}
      histogram={PRICES}
      disabled={disabled}
    />
  );
}

function Departure() {
  const [value, setValue] = useState<SliderRange>([360, 1200]);
  return (
    <RangeSlider
      label="Salida de Bogotá"
      lowLabel="Salida desde"
      highLabel="Salida hasta"
      min={0}
      max={1439}
      step={15}
      value={value}
      onChange={setValue}
      formatValue={clock}
      describe={([low, high]) => `${clock(low)} a ${clock(high)}`}
      histogram={HOURS}
    />
  );
}

function Stars() {
  const [value, setValue] = useState<SliderRange>([2, 4]);
  return (
    <RangeSlider
      label="Categoría"
      lowLabel="Estrellas, al menos"
      highLabel="Estrellas, como mucho"
      min={1}
      max={5}
      value={value}
      onChange={setValue}
      formatValue={String}
      describe={([low, high]) => (low === high ? `${low} estrellas` : `De ${low} a ${high} estrellas`)}
    />
  );
}

export default {
  title: 'Slider',
  topic: 'Forms',
  examples: [
    { name: 'At most so much, with histogram', render: () => <MostPrice /> },
    { name: 'From and to, with histogram', render: () => <Departure /> },
    { name: 'From and to, few steps', render: () => <Stars /> },
    { name: 'The histogram alone', render: () => <Histogram counts={HOURS} kept={[0.25, 0.75]} /> },
    { name: 'Not for use', render: () => <MostPrice disabled /> },
  ],
} satisfies CatalogueEntry;
