import { useState } from 'react';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { ListHead } from './index.ts';

const NAMES = { recommended: 'Recomendados', price: 'Más baratos', distance: 'Más cerca' };
const ORDERS = ['recommended', 'price', 'distance'] as const;

function Hotels() {
  const [by, onChoose] = useState<(typeof ORDERS)[number]>('recommended');
  return (
    <ListHead
      title="148 hoteles en Cartagena"
      order={{
        by,
        orders: ORDERS,
        onChoose,
        listPath: '#',
        kept: null,
        words: {
          label: 'Ordenar',
          of: (one) => NAMES[one],
          apply: 'Ordenar',
          note: (one) => (one === 'recommended' ? 'Por precio, nota y distancia.' : undefined),
        },
      }}
    />
  );
}

export default {
  title: 'List head',
  topic: 'Navigation',
  examples: [
    { name: 'What a list is of, and its order', render: () => <Hotels /> },
    { name: 'One of it', render: () => <ListHead title="1 hotel en Turbaco" /> },
  ],
} satisfies CatalogueEntry;
