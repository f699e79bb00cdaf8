import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Tabs } from './index.ts';

type Part = 'rooms' | 'place' | 'rules' | 'reviews';

function Hotel() {
  const [part, setPart] = useState<Part>('rooms');
  return (
    <Tabs
      label="Casa del Aljibe"
      value={part}
      onChange={setPart}
      items={[
        { id: 'rooms', title: 'Habitaciones', panel: <p>Doble con balcón, suite y familiar.</p> },
        { id: 'place', title: 'Ubicación', panel: <p>Centro histórico, a 300 m de la plaza.</p> },
        { id: 'rules', title: 'Reglas de la casa', panel: <p>Entrada desde las 3 p. m.</p> },
        { id: 'reviews', title: 'Opiniones', panel: <p>9,2 de 10: Excelente.</p> },
      ]}
    />
  );
}

export default {
  title: 'Tabs',
  topic: 'Navigation',
  examples: [{ name: 'Parts of one thing', render: () => <Hotel /> }],
} satisfies CatalogueEntry;
