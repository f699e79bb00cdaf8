import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Section } from './index.ts';

export default {
  title: 'Section',
  topic: 'Content',
  examples: [
    {
      name: 'With a line below its title',
      render: () => (
        <Section
          id="cabinas"
          title="Cabinas"
          text="Total para 2 personas, con tasas de puerto y cargo por servicio."
        >
          <p>Interior, exterior, balcón y suite.</p>
        </Section>
      ),
    },
    {
      name: 'Title alone',
      render: () => (
        <Section id="incluye" title="Qué incluye">
          <p>La cabina y las comidas.</p>
        </Section>
      ),
    },
  ],
} satisfies CatalogueEntry;
