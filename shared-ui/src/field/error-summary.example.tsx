import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { ErrorSummary, TextField } from './index.ts';

function Form() {
  const [attempt, setAttempt] = useState(0);
  const [name, setName] = useState('');
  const [city, setCity] = useState('');
  const sent = attempt > 0;
  const errors = [
    ...(name ? [] : [{ fieldId: 'example-name', message: 'El nombre es obligatorio' }]),
    ...(city ? [] : [{ fieldId: 'example-city', message: 'Falta la ciudad' }]),
  ];
  const errorOf = (id: string) => (sent ? errors.find(({ fieldId }) => fieldId === id)?.message : undefined);
  return (
    <Stack>
      <ErrorSummary
        title="Revisa estos datos para seguir"
        errors={sent ? errors : []}
        attempt={attempt}
        mendedLabel="corregido"
        mendedTitle="Listo, ya puedes seguir"
      />
      <TextField
        id="example-name"
        label="Nombre"
        required
        value={name}
        error={errorOf('example-name')}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        id="example-city"
        label="Ciudad"
        required
        value={city}
        error={errorOf('example-city')}
        onChange={(event) => setCity(event.target.value)}
      />
      <Button onClick={() => setAttempt((before) => before + 1)}>Enviar</Button>
    </Stack>
  );
}

export default {
  title: 'Error summary',
  topic: 'Forms',
  examples: [{ name: 'Press “Enviar” without filling in', render: () => <Form /> }],
} satisfies CatalogueEntry;
