import { useTexts } from '@alisio/platform/sdk/i18n';
import { Checkbox } from '@alisio/shared-ui/field';
import { Grid2 } from '@alisio/shared-ui/layout';
import type { ReactNode } from 'react';
import { CountryField } from '../../forms/country-field.tsx';
import { FormSection } from '../../forms/form-section.tsx';
import type { SectionForm } from '../../forms/section-form.ts';
import { TextField } from '../../forms/text-field.tsx';
import { PostalCodeField } from './postal-code-field.tsx';

interface BillingSectionProps {
  form: SectionForm;
  /** a card pays it: its holder is who is billed */
  byCard: boolean;
  /** `away` of what is bought */
  away?: string | undefined;
  state: ReactNode;
  onLeave: () => void;
}

/** Who is billed, and where the bank knows them (§3 Billing). */
export function BillingSection({ form, byCard, away = 'billing', state, onLeave }: BillingSectionProps) {
  const { t } = useTexts('booking');
  const optional = t('fields.optional');
  return (
    <FormSection id="billing" title={t('billing.title')} state={state} onLeave={onLeave}>
      <Grid2>
        <TextField
          form={form}
          name="cardHolderName"
          label={t(byCard ? 'billing.name' : 'billing.payer')}
          wide
          autoComplete="billing name"
        />
        <CountryField
          form={form}
          name="country"
          label={t('billing.country')}
          autoComplete="billing country"
        />
        <PostalCodeField form={form} />
        <TextField
          form={form}
          name="addressLine1"
          label={t('billing.address')}
          wide
          autoComplete="billing address-line1"
        />
        <TextField
          form={form}
          name="addressLine2"
          label={t('billing.address2')}
          optional={optional}
          autoComplete="billing address-line2"
        />
        <TextField
          form={form}
          name="addressLine3"
          label={t('billing.address3')}
          optional={optional}
          autoComplete="billing address-line3"
        />
        <TextField form={form} name="city" label={t('billing.city')} autoComplete="billing address-level2" />
        <TextField
          form={form}
          name="region"
          label={t('billing.region')}
          optional={optional}
          autoComplete="billing address-level1"
        />
        <div data-span="2">
          <Checkbox
            label={t(byCard ? `${away}.away.card` : `${away}.away.page`)}
            checked={form.isOn('cardHolderStays')}
            onChange={(event) => form.change('cardHolderStays', event.target.checked)}
          />
        </div>
      </Grid2>
    </FormSection>
  );
}
