import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { PlainField, PlainFields } from './index.ts';

export default {
  title: 'Plain field',
  topic: 'Forms',
  examples: [
    {
      name: 'In place of panels, where no script runs',
      render: () => (
        <PlainFields>
          <PlainField label="Ida">
            <input type="date" defaultValue="2026-12-12" />
          </PlainField>
          <PlainField label="Cabina">
            <select defaultValue="economy">
              <option value="economy">Económica</option>
              <option value="business">Ejecutiva</option>
            </select>
          </PlainField>
          <PlainField label="Adultos">
            <input type="number" min={1} max={9} defaultValue={1} />
          </PlainField>
        </PlainFields>
      ),
    },
  ],
} satisfies CatalogueEntry;
