import { useTexts } from '@alisio/platform/sdk/i18n';
import { ProgressBar } from '@alisio/shared-ui/feedback';
import { HOST_TEXTS } from '../locales/language.ts';

/** §9: the thin bar while a page or its data is on the way. */
export function RouteProgress({ active }: { active: boolean }) {
  const { t } = useTexts(HOST_TEXTS);
  return <ProgressBar active={active} label={t('shell.loading')} />;
}
