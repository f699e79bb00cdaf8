import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Stepper } from './index.ts';

function Bags({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Maletas de ida"
      hint="US$ 65,00 por maleta de 23 kg"
      value={value}
      min={0}
      max={3}
      onChange={setValue}
      decreaseLabel="Quitar una maleta"
      increaseLabel="Añadir una maleta"
      limitText="La aerolínea acepta hasta 3 maletas por persona."
    />
  );
}

export default {
  title: 'Stepper',
  topic: 'Forms',
  examples: [
    { name: 'Between its limits', render: () => <Bags start={1} /> },
    { name: 'At its most', render: () => <Bags start={3} /> },
  ],
} satisfies CatalogueEntry;
