import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { CopyButton } from './index.ts';

export default {
  title: 'Copy button',
  topic: 'Actions',
  examples: [
    {
      name: 'A reference to take along',
      render: () => (
        <CopyButton
          text="7K2M9-XQ4TD"
          label="Copiar referencia"
          copied="Referencia copiada"
          notCopied="No se pudo copiar"
        />
      ),
    },
  ],
} satisfies CatalogueEntry;
