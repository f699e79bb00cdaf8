import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { BelowFirstView } from './index.ts';

export default {
  title: 'Below the first view',
  topic: 'Content',
  examples: [
    {
      name: 'Drawn once the first view is painted',
      render: () => (
        <Stack gap={4}>
          <h2>Vuelos a Cartagena</h2>
          <BelowFirstView atOnce={false}>
            <p>Lo que viene debajo de lo primero que se ve.</p>
          </BelowFirstView>
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
