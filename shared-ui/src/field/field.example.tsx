import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Field, Select, TextArea, TextInput } from './index.ts';

export default {
  title: 'Field',
  topic: 'Forms',
  examples: [
    {
      name: 'Words around a control of any kind',
      render: () => (
        <Stack>
          <Field label="Número de pasaporte" required hint="Lo encuentras arriba, a la derecha.">
            <TextInput autoCapitalize="characters" />
          </Field>
          <Field label="Comida a bordo" optional="opcional">
            <Select>
              <option>La que sirva la aerolínea</option>
              <option>Vegana (VGML)</option>
            </Select>
          </Field>
          <Field label="Algo que debamos saber" error="Escribe al menos una palabra">
            <TextArea />
          </Field>
        </Stack>
      ),
    },
    {
      name: 'A control that takes the ids itself',
      render: () => (
        <Field label="Color de la maleta">{(ids) => <TextInput {...ids} placeholder="Azul" />}</Field>
      ),
    },
  ],
} satisfies CatalogueEntry;
