import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Heading, Muted } from '../text/index.ts';
import { Card, Stack } from './index.ts';

export default {
  title: 'Card',
  topic: 'Content',
  examples: [
    {
      name: 'A section of a form',
      render: () => (
        <Card as="section" pad="block" aria-label="Contacto">
          <Stack gap={2}>
            <Heading level={3} size="m">
              Contacto
            </Heading>
            <Muted>Te escribimos solo sobre este viaje.</Muted>
          </Stack>
        </Card>
      ),
    },
  ],
} satisfies CatalogueEntry;
