import { useState } from 'react';
import { Dialog, DialogChoices, DialogKept } from '../popover/index.ts';

export type TimeUpText =
  | 'title'
  | 'text'
  | 'refresh'
  | 'refreshText'
  | 'back'
  | 'backText'
  | 'kept'
  | 'close';

export interface TimeUpDialogProps {
  onRefresh: () => Promise<void>;
  onClose: () => void;
  /** a text by its name; `kept` says what stays as it is */
  say: (text: TimeUpText) => string;
}

/** The time of the shown prices is over: all results anew, or on as they were. */
export function TimeUpDialog({ onRefresh, onClose, say }: TimeUpDialogProps) {
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
      title={say('title')}
      closeLabel={say('close')}
    >
      <p>{say('text')}</p>
      <DialogChoices
        busy={busy}
        choices={[
          {
            icon: 'search',
            title: say('refresh'),
            detail: say('refreshText'),
            onChoose: () => void refresh(),
          },
          { icon: 'chevron-left', title: say('back'), detail: say('backText'), onChoose: onClose },
        ]}
      />
      <DialogKept>{say('kept')}</DialogKept>
    </Dialog>
  );
}
