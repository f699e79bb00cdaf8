import { useState } from 'react';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { EmailField, TextAreaField, TextField } from './index.ts';

function Email() {
  const [value, setValue] = useState('');
  return (
    <EmailField
      label="Correo electrónico"
      required
      hint="Aquí llegan los boletos y los avisos de la aerolínea."
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

function Message() {
  const [value, setValue] = useState('Viajamos con un bebé y necesitamos una cuna en la habitación.');
  return (
    <TextAreaField
      label="¿En qué te ayudamos?"
      optional="opcional"
      maxLength={300}
      counter={(left) => (left === 1 ? 'Te queda 1 carácter' : `Te quedan ${left} caracteres`)}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}

export default {
  title: 'Text field',
  topic: 'Forms',
  examples: [
    {
      name: 'Empty, with hint',
      render: () => (
        <TextField
          label="Primer apellido"
          optional="como en el pasaporte"
          hint="Sin abreviar: la aerolínea compara cada letra."
          autoComplete="family-name"
        />
      ),
    },
    {
      name: 'Wrong',
      render: () => (
        <TextField label="Código postal" defaultValue="11" error="Código postal inválido (5-6 dígitos)" />
      ),
    },
    { name: 'E-mail, required', render: () => <Email /> },
    { name: 'Message with counter', render: () => <Message /> },
    {
      name: 'Not for use, and read only',
      render: () => (
        <Stack>
          <TextField label="Titular de la tarjeta" defaultValue="LUCIA RIVERA" disabled />
          <TextField label="Referencia de la reserva" defaultValue="VL7315" readOnly />
        </Stack>
      ),
    },
  ],
} satisfies CatalogueEntry;
