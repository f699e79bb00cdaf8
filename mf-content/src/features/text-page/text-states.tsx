import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden } from '@alisio/shared-ui/layout';
import { Heading, Muted } from '@alisio/shared-ui/text';
import { Page } from './page-styles.tsx';
import { Scene } from './scene.tsx';

/** While a text is on its way: of the size of what comes. */
export function TextSkeleton({ scene = false }: { scene?: boolean }) {
  const { t } = useTexts('content');
  return (
    <div aria-busy="true">
      <VisuallyHidden as="h1">{t('reading.loading')}</VisuallyHidden>
      {scene ? <Scene /> : null}
      <Page>
        <Skeleton height="180px" />
        <Skeleton height="640px" />
      </Page>
    </div>
  );
}

/** A text that did not come: what happened, and a way on. */
export function TextFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts('content');
  return (
    <Page>
      <div role="alert">
        <Heading level={1}>{t('reading.failedTitle')}</Heading>
        <Muted size={16}>{t('reading.failedText')}</Muted>
      </div>
      <div>
        <Button onClick={onRetry}>{t('late.retry')}</Button>
      </div>
    </Page>
  );
}
