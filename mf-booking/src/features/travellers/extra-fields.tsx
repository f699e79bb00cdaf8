import type { SectionForm } from '@alisio/platform/sdk/forms';
import { useTexts } from '@alisio/platform/sdk/i18n';
import { MEAL_CODES, SPECIAL_ASSISTANCE } from '@alisio/shared-contracts/orders';
import { OptionalFields } from '../../forms/optional-fields.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';

// Not the emergency contact: proposed to all, it would open the fields of each.
const NAMES = ['mealPreference', 'specialAssistance', 'frequentFlyerNumber'] as const;

/** What a traveller may add: meal, help, frequent flyer, whom to call (§3). */
export function ExtraFields({ form }: { form: SectionForm }) {
  const { t } = useTexts('booking');
  const optional = t('fields.optional');
  return (
    <OptionalFields form={form} names={NAMES} label={t('traveller.extras')}>
      <SelectField
        form={form}
        name="mealPreference"
        label={t('traveller.meal')}
        placeholder={t('traveller.usualMeal')}
      >
        {MEAL_CODES.map((code) => (
          <option key={code} value={code}>
            {t(`meals.${code}`)} ({code})
          </option>
        ))}
      </SelectField>
      <SelectField
        form={form}
        name="specialAssistance"
        label={t('traveller.assistance')}
        placeholder={t('traveller.noAssistance')}
      >
        {SPECIAL_ASSISTANCE.map((code) => (
          <option key={code} value={code}>
            {t(`assistance.${code}`)} ({code})
          </option>
        ))}
      </SelectField>
      <TextField
        form={form}
        name="frequentFlyerNumber"
        label={t('traveller.frequentFlyer')}
        optional={optional}
        autoComplete="off"
        maxLength={30}
      />
      <TextField
        form={form}
        name="emergencyContact"
        label={t('traveller.emergencyContact')}
        optional={optional}
        hint={t('traveller.emergencyHint')}
        autoComplete="off"
      />
    </OptionalFields>
  );
}
