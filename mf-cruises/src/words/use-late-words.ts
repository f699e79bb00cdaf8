import { useTexts } from '@alisio/platform/sdk/i18n';

/** What is said under a part whose code cannot be had. */
export function useLateWords() {
  const { t } = useTexts('cruises');
  return { silent: t('late.silent'), retry: t('late.retry') };
}
