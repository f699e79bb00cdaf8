import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { ErrorState } from '@alisio/shared-ui/feedback';
import type { FailureKind } from '../remotes/page-record.ts';
import { usePageHead } from '../shell/page-head.ts';
import { HOST_TEXTS } from '../visitor/language.ts';
import { PageLinks, WaysOn } from './ways-on.tsx';

interface RemoteFailureProps {
  kind: FailureKind;
  onRetry: () => void;
}

/** In place of a page that could not be had or broke: what happened, what is kept, what to do. */
export function RemoteFailure({ kind, onRetry }: RemoteFailureProps) {
  const { t } = useTexts(HOST_TEXTS);
  usePageHead({ title: t('failure.headTitle') });
  return (
    <WaysOn>
      <ErrorState
        level={1}
        title={t(`failure.${kind}.title`)}
        text={t(`failure.${kind}.text`)}
        actions={
          <>
            <Button onClick={onRetry}>{t('failure.retry')}</Button>
            <PageLinks />
          </>
        }
      />
    </WaysOn>
  );
}
