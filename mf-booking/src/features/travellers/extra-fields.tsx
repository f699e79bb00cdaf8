import { useTexts } from '@alisio/platform/sdk/i18n';
import { MEAL_CODES, SPECIAL_ASSISTANCE } from '@alisio/shared-contracts/orders';
import { OptionalFields } from '../../forms/optional-fields.tsx';
import type { SectionForm } from '../../forms/section-form.ts';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { TravellerAsk } from './asks.ts';
import { CodeOptions } from './code-options.tsx';

// Not the emergency contact: proposed to all, it would open the fields of each.
const OPENING = ['mealPreference', 'specialAssistance', 'frequentFlyerNumber'] as const;

const LABELS = {
  mealPreference: 'traveller.meal',
  specialAssistance: 'traveller.assistance',
  frequentFlyerNumber: 'traveller.frequentFlyer',
  emergencyContact: 'traveller.emergencyContact',
} as const;

type Extra = keyof typeof LABELS;
/** The others stand among what names a person. */
const isExtra = (ask: TravellerAsk): ask is Extra => ask in LABELS;

function ExtraField({ form, name }: { form: SectionForm; name: Extra }) {
  const { t } = useTexts('booking');
  const field = { form, name, label: t(LABELS[name]) };
  const text = { ...field, optional: t('fields.optional'), autoComplete: 'off' };
  switch (name) {
    case 'mealPreference':
      return (
        <SelectField {...field} placeholder={t('traveller.usualMeal')}>
          <CodeOptions codes={MEAL_CODES} group="meals" />
        </SelectField>
      );
    case 'specialAssistance':
      return (
        <SelectField {...field} placeholder={t('traveller.noAssistance')}>
          <CodeOptions codes={SPECIAL_ASSISTANCE} group="assistance" />
        </SelectField>
      );
    case 'frequentFlyerNumber':
      return <TextField {...text} maxLength={30} />;
    case 'emergencyContact':
      return <TextField {...text} hint={t('traveller.emergencyHint')} />;
  }
}

/** What a traveller may add, of what the products ask: meal, help, frequent flyer, whom to call (§3). */
export function ExtraFields({ form, asks }: { form: SectionForm; asks: readonly TravellerAsk[] }) {
  const { t } = useTexts('booking');
  const extras = asks.filter(isExtra);
  if (extras.length === 0) return null;
  return (
    <OptionalFields
      form={form}
      names={OPENING.filter((name) => asks.includes(name))}
      label={t(asks.includes('mealPreference') ? 'traveller.extras' : 'fields.more')}
    >
      {extras.map((name) => (
        <ExtraField key={name} form={form} name={name} />
      ))}
    </OptionalFields>
  );
}
