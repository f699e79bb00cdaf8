import { useTexts } from '@alisio/platform/sdk/i18n';

/** Said where code that comes late cannot be had, and somebody waits for it. */
export function useLateWords() {
  const { t } = useTexts('content');
  return { silent: t('late.silent'), retry: t('late.retry') };
}
