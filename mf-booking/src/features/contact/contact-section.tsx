import { useTexts } from '@alisio/platform/sdk/i18n';
import { Checkbox } from '@alisio/shared-ui/field';
import { Grid2 } from '@alisio/shared-ui/layout';
import { PhoneField } from '@alisio/shared-ui/phone';
import type { ReactNode } from 'react';
import { FormSection } from '../../forms/form-section.tsx';
import { OptionalFields } from '../../forms/optional-fields.tsx';
import type { SectionForm } from '../../forms/section-form.ts';
import { TextField } from '../../forms/text-field.tsx';
import { BUYER_ASKS, type BuyerAsk, hasMarks } from './contact.rules.ts';

interface ContactSectionProps {
  form: SectionForm;
  state: ReactNode;
  onLeave: () => void;
  /** what the products ask beyond that */
  asks: readonly BuyerAsk[];
  /** what e-mail and phone are for, in the terms of what is bought */
  hints: { email: string; phone: string };
}

const EXTRAS = {
  emergencyContact: { label: 'contact.emergency', hint: 'contact.emergencyHint', maxLength: undefined },
  frequentFlyerNumber: { label: 'contact.frequentFlyer', hint: 'contact.frequentFlyerHint', maxLength: 30 },
} as const;

/** How who buys is reached, and what the products ask of them beyond that (§3 Customer). */
export function ContactSection({ form, state, onLeave, asks, hints }: ContactSectionProps) {
  const { t, language } = useTexts('booking');
  return (
    <FormSection id="contact" title={t('contact.title')} state={state} onLeave={onLeave}>
      <Grid2>
        <TextField
          form={form}
          name="email"
          label={t('contact.email')}
          hint={hasMarks(form.text('email')) ? t('contact.emailMarks') : hints.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
        <PhoneField
          id={form.idOf('phone')}
          label={t('contact.phone')}
          countryLabel={t('contact.country')}
          doubt={t('contact.phoneDoubt')}
          hint={hints.phone}
          error={form.error('phone')}
          locale={language}
          value={{ country: form.text('country'), number: form.text('phone') }}
          onChange={({ country, number }) => {
            // Both, so that a country that stood there by itself stays with the number.
            form.change('country', country);
            form.change('phone', number);
          }}
          onBlur={() => form.leave('phone')}
        />
        <div data-span="2">
          <Checkbox
            label={t('contact.newsletter')}
            checked={form.isOn('newsletter')}
            onChange={(event) => form.change('newsletter', event.target.checked)}
          />
        </div>
      </Grid2>
      {asks.length > 0 ? (
        <OptionalFields
          form={form}
          names={asks}
          label={t(asks.length === BUYER_ASKS.length ? 'contact.extras' : 'fields.more')}
        >
          {asks.map((name) => (
            <TextField
              key={name}
              form={form}
              name={name}
              label={t(EXTRAS[name].label)}
              optional={t('fields.optional')}
              hint={t(EXTRAS[name].hint)}
              autoComplete="off"
              maxLength={EXTRAS[name].maxLength}
            />
          ))}
        </OptionalFields>
      ) : null}
    </FormSection>
  );
}
