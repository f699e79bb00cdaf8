import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';
import { usePageHead } from '../shell/page-head.ts';
import { HOST_TEXTS } from '../visitor/language.ts';
import { PageLinks, WaysOn } from './ways-on.tsx';

/** §2, §8: every error of the shell that is not "page not found". */
export function InternalError({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts(HOST_TEXTS);
  usePageHead({ title: t('internal.headTitle'), robots: 'noindex' });
  return (
    <main>
      <WaysOn>
        <ErrorState
          level={1}
          title={t('internal.title')}
          text={t('internal.text')}
          actions={
            <>
              <Button onClick={onRetry}>{t('failure.retry')}</Button>
              <PageLinks />
            </>
          }
        />
      </WaysOn>
    </main>
  );
}
