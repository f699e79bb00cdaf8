import { useTexts } from '@alisio/platform/sdk/i18n';
import { ErrorSummary } from '@alisio/shared-ui/field';
import type { RequestForm } from './use-request-form.ts';

/** In the order of the form. */
const NAMES = ['name', 'email', 'phone', 'message'] as const;

interface RequestErrorsProps {
  request: RequestForm;
  idOf: (name: string) => string;
}

/** What keeps the form from being sent, once somebody has tried. */
export function RequestErrors({ request: { form }, idOf }: RequestErrorsProps) {
  const { t } = useTexts('content');
  const { errors, submitCount } = form.formState;
  const shown = NAMES.flatMap((name) => {
    const code = submitCount > 0 ? errors[name]?.message : undefined;
    return code ? [{ fieldId: idOf(name), message: t(`errors.${code}`) }] : [];
  });
  return (
    <ErrorSummary
      title={t('errors.summary', { count: shown.length })}
      errors={shown}
      attempt={submitCount}
      mendedLabel={t('errors.mended')}
      mendedTitle={t('errors.allMended')}
    />
  );
}
