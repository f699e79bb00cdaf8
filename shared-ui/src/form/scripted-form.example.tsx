import { Button } from '../button/index.ts';
import { TextField } from '../field/index.ts';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { ScriptedForm, WithoutScript } from './index.ts';

export default {
  title: 'Form',
  topic: 'Forms',
  examples: [
    {
      name: 'Sent by script alone',
      render: () => (
        <ScriptedForm
          aria-label="Escríbenos"
          onSubmit={(event) => event.preventDefault()}
          without="Activa JavaScript para escribirnos."
        >
          <Stack gap={4}>
            <TextField label="Correo electrónico" type="email" />
            <Button type="submit">Enviar mensaje</Button>
          </Stack>
        </ScriptedForm>
      ),
    },
    {
      name: 'What stands for those without script alone',
      render: () => (
        <>
          <p>Busca tu vuelo.</p>
          <WithoutScript>
            <p>Escribe la ciudad o su código.</p>
          </WithoutScript>
        </>
      ),
    },
  ],
} satisfies CatalogueEntry;
