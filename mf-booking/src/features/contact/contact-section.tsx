import { useTexts } from '@alisio/platform/sdk/i18n';
import { Checkbox } from '@alisio/shared-ui/field';
import { Grid2 } from '@alisio/shared-ui/layout';
import type { ReactNode } from 'react';
import { CountryField } from '../../forms/country-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { SectionForm } from '../../forms/use-section-form.ts';
import { usePhoneForm } from './use-phone-form.ts';

interface ContactSectionProps {
  form: SectionForm;
  state: ReactNode;
  onLeave: () => void;
}

/** How the travellers are reached (§3 Customer). */
export function ContactSection({ form, state, onLeave }: ContactSectionProps) {
  const { t } = useTexts('booking');
  const phone = usePhoneForm(form);
  return (
    <FormSection id="contact" title={t('contact.title')} state={state} onLeave={onLeave}>
      <Grid2>
        <TextField
          form={form}
          name="email"
          label={t('contact.email')}
          hint={t('contact.emailHint')}
          wide
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <CountryField
          form={phone}
          name="country"
          label={t('contact.country')}
          dialCodes
          autoComplete="tel-country-code"
        />
        <TextField
          form={phone}
          name="phone"
          label={t('contact.phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={30}
        />
        <div data-span="2">
          <Checkbox
            label={t('contact.newsletter')}
            checked={form.isOn('newsletter')}
            onChange={(event) => form.change('newsletter', event.target.checked)}
          />
        </div>
      </Grid2>
    </FormSection>
  );
}
