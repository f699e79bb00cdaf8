import { useState } from 'react';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Code, Muted } from '../text/index.ts';
import { PhoneField, type PhoneFieldProps, type PhoneValue, plainPlans } from './index.ts';

type Given = Partial<Pick<PhoneFieldProps, 'error' | 'disabled' | 'hint' | 'required' | 'locale'>>;

const WORDS = {
  es: {
    label: 'Teléfono',
    country: 'Código de país',
    doubt: '¿Es correcto? No parece un número de ese país.',
  },
  en: {
    label: 'Phone',
    country: 'Country code',
    doubt: 'Is this right? It does not look like such a number.',
  },
};

function Phone({ start, locale = 'es', ...given }: { start: PhoneValue } & Given) {
  const [value, setValue] = useState(start);
  const words = locale === 'es' ? WORDS.es : WORDS.en;
  return (
    <Stack gap={2}>
      <PhoneField
        {...given}
        label={words.label}
        countryLabel={words.country}
        doubt={words.doubt}
        locale={locale}
        value={value}
        onChange={setValue}
      />
      <Muted>
        <Code>{plainPlans.read(value.number, value.country) ?? '—'}</Code>
      </Muted>
    </Stack>
  );
}

export default {
  title: 'Phone field',
  topic: 'Forms',
  examples: [
    {
      name: 'Empty: type, or paste a number with its dial code',
      render: () => (
        <Phone
          start={{ country: 'CO', number: '' }}
          required
          hint="Solo para avisos del viaje. Puedes pegarlo con +57 o sin él."
        />
      ),
    },
    {
      name: 'In English',
      render: () => <Phone start={{ country: 'US', number: '(305) 555-0134' }} locale="en" />,
    },
    {
      name: 'Of a length that its country does not have: asked, not refused',
      render: () => <Phone start={{ country: 'CO', number: '123456789' }} />,
    },
    {
      name: 'Wrong',
      render: () => (
        <Phone
          start={{ country: 'DO', number: '809 55' }}
          error="Número de contacto inválido (9-15 dígitos)"
        />
      ),
    },
    {
      name: 'Not for use',
      render: () => <Phone start={{ country: 'ES', number: '612 34 56 78' }} disabled />,
    },
  ],
} satisfies CatalogueEntry;
