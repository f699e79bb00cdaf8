import { useTexts } from '@alisio/platform/sdk/i18n';
import { TimeUpDialog, type TimeUpDialogProps } from '@alisio/shared-ui/time-up';

export type TimeUpProps = Pick<TimeUpDialogProps, 'onRefresh' | 'onClose'>;

/** The time of the shown prices is over: all sailings anew, or on as they were. */
export default function TimeUp(ways: TimeUpProps) {
  const { t } = useTexts('cruises');
  return <TimeUpDialog {...ways} say={(text) => t(`timeUp.${text}`)} />;
}
