import { useFormats, useTexts } from '@alisio/platform/sdk/i18n';
import { languageFacts } from '@alisio/shared-contracts/languages';
import { DateFields } from '@alisio/shared-ui/field';
import type { ReactNode } from 'react';
import type { SectionForm } from './section-form.ts';

interface DateFieldProps {
  form: SectionForm;
  name: string;
  legend: ReactNode;
  optional?: string;
  hint?: ReactNode;
  autoComplete?: 'bday';
}

/** A date that is known by heart, in three fields, in the order that the reader says it. ISO date, partial while it is typed. */
export function DateField({ form, name, legend, optional, hint, autoComplete }: DateFieldProps) {
  const { t, language } = useTexts('booking');
  const { monthNames } = useFormats();
  return (
    <DateFields
      id={form.idOf(name)}
      legend={legend}
      optional={optional}
      hint={hint}
      error={form.error(name)}
      monthNames={monthNames()}
      labels={{ day: t('fields.day'), month: t('fields.month'), year: t('fields.year') }}
      monthFirst={!languageFacts(language).dayFirst}
      autoComplete={autoComplete}
      value={form.text(name)}
      onChange={(value) => form.change(name, value)}
      onBlur={() => form.leave(name)}
    />
  );
}
