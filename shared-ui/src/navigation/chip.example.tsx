import { Row } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Chip } from './index.ts';

export default {
  title: 'Chip',
  topic: 'Actions',
  examples: [
    {
      name: 'What is applied and can be taken back',
      render: () => (
        <Row gap={2} wrap>
          <Chip removeLabel="Quitar: Directo">Directo</Chip>
          <Chip removeLabel="Quitar: Hasta US$ 400">Hasta US$ 400</Chip>
          <Chip removeLabel="Quitar: Equipaje incluido">Equipaje incluido</Chip>
        </Row>
      ),
    },
    { name: 'Without a cross', render: () => <Chip>Cancelación gratis</Chip> },
  ],
} satisfies CatalogueEntry;
