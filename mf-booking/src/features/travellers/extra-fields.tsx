import { useTexts } from '@alisio/platform/sdk/i18n';
import { MEAL_CODES, SPECIAL_ASSISTANCE } from '@alisio/shared-contracts/orders';
import { LinkButton } from '@alisio/shared-ui/button';
import { Icon } from '@alisio/shared-ui/icons';
import { Grid2 } from '@alisio/shared-ui/layout';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import { useState } from 'react';
import { DateField } from '../../forms/date-field.tsx';
import { SelectField } from '../../forms/select-field.tsx';
import { TextField } from '../../forms/text-field.tsx';
import type { SectionForm } from '../../forms/use-section-form.ts';

const Toggle = styled(LinkButton)`
  margin-top: ${tokens.space[4]};

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Inside = styled(Grid2)`
  margin-top: ${tokens.space[3]};
`;

const NAMES = [
  'mealPreference',
  'specialAssistance',
  'frequentFlyerNumber',
  'passportIssuanceDate',
  'passportExpiryDate',
  'emergencyContact',
] as const;

/** What a traveller may add: meal, help, frequent flyer, passport dates, whom to call (§3). */
export function ExtraFields({ form }: { form: SectionForm }) {
  const { t } = useTexts('booking');
  const [open, setOpen] = useState(() => NAMES.some((name) => form.text(name) !== ''));
  const isOpen = open || NAMES.some((name) => form.error(name));
  const optional = t('fields.optional');
  return (
    <>
      <Toggle aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('traveller.extras')} <Icon name="chevron-down" size="s" />
      </Toggle>
      {isOpen ? (
        <Inside>
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
          <DateField form={form} name="passportIssuanceDate" legend={t('traveller.issued')} />
          <DateField form={form} name="passportExpiryDate" legend={t('traveller.expires')} />
        </Inside>
      ) : null}
    </>
  );
}
