import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { BelowFirstView, RoomBelow } from './index.ts';

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
    {
      name: 'The room until then, in a list',
      render: () => (
        <ul>
          <li>Lo primero que se ve</li>
          <RoomBelow as="li" />
        </ul>
      ),
    },
  ],
} satisfies CatalogueEntry;
