import { Card } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { BagIcon, BagList, Suitcases } from './index.ts';

export default {
  title: 'Bags',
  topic: 'Travel',
  examples: [
    {
      name: 'A bag alone, in a row of facts',
      render: () => (
        <p>
          <BagIcon kind="cabin" included /> De mano
        </p>
      ),
    },
    {
      name: 'Every bag, included or not',
      render: () => (
        <Card pad="block">
          <BagList
            aria-label="Equipaje por persona"
            bags={[
              { kind: 'personal', included: true, words: '1 artículo personal' },
              { kind: 'cabin', included: true, words: '1 maleta de mano de 10 kg' },
              { kind: 'checked', included: false, words: 'Sin maleta en bodega' },
            ]}
          />
        </Card>
      ),
    },
    {
      name: 'Bags that can be added, by their number',
      render: () => (
        <Card pad="block">
          {[0, 1, 2, 3].map((count) => (
            <Suitcases key={count} count={count} />
          ))}
        </Card>
      ),
    },
  ],
} satisfies CatalogueEntry;
