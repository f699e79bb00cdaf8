import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Segmented } from './index.ts';

const TRIPS = [
  { value: '2', label: 'Ida y vuelta' },
  { value: '1', label: 'Solo ida' },
] as const;

function Trip() {
  const [value, setValue] = useState<'1' | '2'>('2');
  return <Segmented legend="Tipo de viaje" name="trip" options={TRIPS} value={value} onChange={setValue} />;
}

export default {
  title: 'Segmented choice',
  topic: 'Forms',
  examples: [{ name: 'Two views of a trip', render: () => <Trip /> }],
} satisfies CatalogueEntry;
