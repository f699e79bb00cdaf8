import { useTexts } from '@alisio/platform/sdk/i18n';
import { Button } from '@alisio/shared-ui/button';
import { Stack } from '@alisio/shared-ui/layout';
import { Dialog } from '@alisio/shared-ui/popover';

interface CallOffDialogProps {
  /** another tab began it: nothing is paid otherwise here */
  isElsewhere: boolean;
  onKeep: () => void;
  onCallOff: () => void;
}

/** Before a voucher is called off: that it is void then, what stays, and that one that was paid is better left alone. */
export function CallOffDialog({ isElsewhere, onKeep, onCallOff }: CallOffDialogProps) {
  const { t } = useTexts('booking');
  return (
    <Dialog
      title={t('hosted.callOff.title')}
      open
      onOpenChange={(open) => (open ? undefined : onKeep())}
      closeLabel={t('hosted.callOff.keep')}
      actions={
        <>
          <Button onClick={onCallOff}>
            {t(isElsewhere ? 'hosted.elsewhere.callOff.voucher' : 'hosted.callOff.confirm')}
          </Button>
          <Button variant="quiet" onClick={onKeep}>
            {t('hosted.callOff.keep')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <p>{t(isElsewhere ? 'hosted.elsewhere.void' : 'hosted.callOff.void')}</p>
        <p>{t('hosted.callOff.paid')}</p>
      </Stack>
    </Dialog>
  );
}
