import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { SelectField } from './index.ts';

const HOURS = ['De 8 a. m. a 12 m.', 'De 12 m. a 6 p. m.', 'De 6 p. m. a 10 p. m.'].map((hours) => (
  <option key={hours}>{hours}</option>
));

export default {
  title: 'Select',
  topic: 'Forms',
  examples: [
    {
      name: 'Nothing chosen',
      render: () => (
        <SelectField label="Mejor hora para llamarte" optional="opcional" placeholder="Elige">
          {HOURS}
        </SelectField>
      ),
    },
    {
      name: 'Wrong',
      render: () => (
        <SelectField label="Nacionalidad" required placeholder="Elige" error="Elige tu nacionalidad">
          <option>Colombia</option>
        </SelectField>
      ),
    },
    {
      name: 'Not for use',
      render: () => (
        <SelectField label="Mejor hora para llamarte" disabled>
          {HOURS}
        </SelectField>
      ),
    },
  ],
} satisfies CatalogueEntry;
