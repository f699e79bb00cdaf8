import { useTexts } from '@alisio/platform/sdk/i18n';
import { Failed, type FailedProps } from '@alisio/shared-ui/failed';

/** What was asked for did not come. */
export function ToursFailed(props: Omit<FailedProps, 'say'>) {
  const { t } = useTexts('tours');
  return <Failed {...props} say={(text) => t(`tour.failed.${text}`)} />;
}
