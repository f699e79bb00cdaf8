import { useTexts } from '@alisio/platform/sdk/i18n';
import { Skeleton } from '@alisio/shared-ui/feedback';
import { VisuallyHidden, Wrap } from '@alisio/shared-ui/layout';

/** For the moment in which a product's code is on its way; as high as the window, so that the footer stays below it. */
export function CheckoutSkeleton() {
  const { t } = useTexts('booking');
  return (
    <Wrap>
      <VisuallyHidden as="h1">{t('summary.metaTitle')}</VisuallyHidden>
      <Skeleton height="100vh" />
    </Wrap>
  );
}
