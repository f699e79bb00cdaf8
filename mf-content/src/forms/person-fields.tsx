import { useTexts } from '@alisio/platform/sdk/i18n';
import { BEST_TIMES } from '@alisio/shared-contracts/enquiries';
import { EmailField, SelectField, TextField } from '@alisio/shared-ui/field';
import { PhoneField } from '@alisio/shared-ui/phone';
import { MOST } from './request-limits.ts';
import { useRequestField } from './use-request-field.ts';
import type { RequestForm } from './use-request-form.ts';

interface PersonFieldsProps {
  request: RequestForm;
  idOf: (name: string) => string;
}

/** Who asks and when to call (§3): name, e-mail and phone are required. */
export function PersonFields({ request: { form, usualCountry }, idOf }: PersonFieldsProps) {
  const { t, language } = useTexts('content');
  const name = useRequestField(form.control, 'name');
  const email = useRequestField(form.control, 'email');
  const phone = useRequestField(form.control, 'phone');
  const { error: _, ...time } = useRequestField(form.control, 'bestTimeToReach');
  const { country, number } = phone.value;
  return (
    <>
      <TextField
        {...name}
        id={idOf('name')}
        label={t('fields.name')}
        required
        autoComplete="name"
        autoCapitalize="words"
        maxLength={MOST.name}
      />
      <EmailField {...email} id={idOf('email')} label={t('fields.email')} required />
      <PhoneField
        {...phone}
        id={idOf('phone')}
        label={t('fields.phone')}
        countryLabel={t('fields.phoneCountry')}
        doubt={t('fields.phoneDoubt')}
        locale={language}
        required
        value={{ country: country || usualCountry, number }}
        onChange={phone.onChange}
      />
      <SelectField {...time} id={idOf('bestTimeToReach')} label={t('fields.bestTime')}>
        {BEST_TIMES.map((best) => (
          <option key={best} value={best}>
            {t(`bestTime.${best}`)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
