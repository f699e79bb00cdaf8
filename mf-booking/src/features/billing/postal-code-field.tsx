import { useTexts } from '@alisio/platform/sdk/i18n';
import { postalShapeOf } from '@alisio/shared-contracts/rules';
import type { SectionForm } from '../../forms/section-form.ts';
import { TextField } from '../../forms/text-field.tsx';
import { countryName } from '../../reference/countries.ts';

/** The postal code of the country beside it, and how that one writes it where it is not five or six digits. */
export function PostalCodeField({ form }: { form: SectionForm }) {
  const { t, language } = useTexts('booking');
  const code = form.text('country');
  const shape = postalShapeOf(code);
  const said = shape === 'none' || shape === 'letters' ? shape : 'digits';
  const hint =
    shape === 'usual'
      ? undefined
      : t(`billing.postCodeIn.${said}`, { country: countryName(code, language), digits: shape });
  return (
    <TextField
      form={form}
      name="postCode"
      label={t('billing.postCode')}
      optional={shape === 'none' ? t('fields.optional') : undefined}
      hint={hint}
      inputMode={shape === 'usual' ? 'numeric' : 'text'}
      autoComplete="billing postal-code"
      maxLength={10}
    />
  );
}
