import { useState } from 'react';
import { Stack } from '../layout/index.ts';
import type { CatalogueEntry } from '../testing/catalogue-entry.ts';
import { Code, Muted } from '../text/index.ts';
import { PhoneField, type PhoneFieldProps, type PhoneValue, plainPlans } from './index.ts';

type Given = Partial<Pick<PhoneFieldProps, 'error' | 'disabled' | 'hint' | 'required' | 'locale'>>;

function Phone({ start, locale = 'es', ...given }: { start: PhoneValue } & Given) {
  const [value, setValue] = useState(start);
  const [e164, setE164] = useState(() => plainPlans.read(start.number, start.country));
  return (
    <Stack gap={2}>
      <PhoneField
        {...given}
        label={locale === 'es' ? 'Teléfono' : 'Phone'}
        countryLabel={locale === 'es' ? 'País del teléfono' : 'Country of the phone'}
        locale={locale}
        value={value}
        onChange={(next, phone) => {
          setValue(next);
          setE164(phone);
        }}
      />
      <Muted>
        E.164: <Code>{e164 ?? '—'}</Code>
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
