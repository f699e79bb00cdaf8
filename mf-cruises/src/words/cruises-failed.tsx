import { useTexts } from '@alisio/platform/sdk/i18n';
import { Failed, type FailedProps } from '@alisio/shared-ui/failed';

export type CruisesFailedProps = Omit<FailedProps, 'say'>;

/** What was asked for did not come. */
export function CruisesFailed(props: CruisesFailedProps) {
  const { t } = useTexts('cruises');
  return <Failed {...props} say={(text) => t(`cruise.failed.${text}`)} />;
}
