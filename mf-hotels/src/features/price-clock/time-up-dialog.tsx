import { useTexts } from '@alisio/platform/sdk/i18n';
import { Dialog, DialogChoices, DialogKept } from '@alisio/shared-ui/popover';
import { useState } from 'react';

export interface TimeUpDialogProps {
  onRefresh: () => Promise<void>;
  onClose: () => void;
}

/** The time of the shown prices is over: all results anew, or on as they were. */
export default function TimeUpDialog({ onRefresh, onClose }: TimeUpDialogProps) {
  const { t } = useTexts('hotels');
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await onRefresh();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('timeUp.title')}
      closeLabel={t('timeUp.close')}
    >
      <p>{t('timeUp.text')}</p>
      <DialogChoices
        busy={busy}
        choices={[
          {
            icon: 'search',
            title: t('timeUp.refresh'),
            detail: t('timeUp.refreshText'),
            onChoose: () => void refresh(),
          },
          {
            icon: 'chevron-left',
            title: t('timeUp.back'),
            detail: t('timeUp.backText'),
            onChoose: onClose,
          },
        ]}
      />
      <DialogKept>{t('timeUp.kept')}</DialogKept>
    </Dialog>
  );
}
