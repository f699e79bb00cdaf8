import { useTexts } from '@alisio/platform/sdk/i18n';
import { Field, TextArea } from '@alisio/shared-ui/field';
import type { SectionForm } from '../../forms/section-form.ts';

/** Longest that the API keeps. */
const MOST_SIGNS = 300;

/** What who goes would like of the organizer. */
export function RequestField({ form }: { form: SectionForm }) {
  const { t } = useTexts('booking');
  const { id, error, ...control } = form.field('requests');
  return (
    <Field
      id={id}
      label={t('tour.requests.label')}
      optional={t('fields.optional')}
      hint={t('tour.requests.hint')}
      error={error}
    >
      <TextArea rows={3} maxLength={MOST_SIGNS} {...control} />
    </Field>
  );
}
