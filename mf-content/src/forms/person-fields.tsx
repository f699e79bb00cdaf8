import type { SectionForm } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { BEST_TIMES } from '@alisio/shared-contracts/enquiries';
import { EmailField, SelectField, TextField } from '@alisio/shared-ui/field';
import { PhoneField } from '@alisio/shared-ui/phone';
import { MOST } from './request.rules.ts';

/** Who asks and when to call (§3): name, e-mail and phone are required. */
export function PersonFields({ form }: { form: SectionForm }) {
  const { t, language } = useTexts('content');
  return (
    <>
      <TextField
        {...form.field('name')}
        label={t('fields.name')}
        required
        autoComplete="name"
        autoCapitalize="words"
        maxLength={MOST.name}
      />
      <EmailField {...form.field('email')} label={t('fields.email')} required />
      <PhoneField
        {...form.field('phone')}
        label={t('fields.phone')}
        countryLabel={t('fields.phoneCountry')}
        doubt={t('fields.phoneDoubt')}
        locale={language}
        required
        value={{ country: form.text('country'), number: form.text('phone') }}
        onChange={({ country, number }) => {
          // Both, so that a country that stood there by itself stays with the number.
          form.change('country', country);
          form.change('phone', number);
        }}
      />
      <SelectField {...form.field('bestTimeToReach')} label={t('fields.bestTime')}>
        {BEST_TIMES.map((best) => (
          <option key={best} value={best}>
            {t(`bestTime.${best}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
