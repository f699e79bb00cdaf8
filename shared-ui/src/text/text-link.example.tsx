import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { TextLink } from './index.ts';

export default {
  title: 'Text link',
  topic: 'Actions',
  examples: [
    {
      name: 'In a text',
      render: () => (
        <p>
          Antes de pagar, lee las <TextLink href="#/text-link">condiciones de la tarifa</TextLink>.
        </p>
      ),
    },
    {
      name: 'Out of the product',
      render: () => (
        <p>
          Consulta los requisitos en la{' '}
          <TextLink href="https://example.org/" externalLabel="se abre en otra pestaña">
            página de la embajada
          </TextLink>
          .
        </p>
      ),
    },
  ],
} satisfies CatalogueEntry;
