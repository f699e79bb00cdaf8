import { useState } from 'react';
import { Dialog, DialogChoices, DialogKept } from '../popover/index.ts';

export interface TimeUpDialogProps {
  onRefresh: () => Promise<void>;
  onClose: () => void;
  words: {
    title: string;
    text: string;
    refresh: string;
    refreshText: string;
    back: string;
    backText: string;
    /** what stays as it is */
    kept: string;
    close: string;
  };
}

/** The time of the shown prices is over: all results anew, or on as they were. */
export function TimeUpDialog({ onRefresh, onClose, words }: TimeUpDialogProps) {
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
      title={words.title}
      closeLabel={words.close}
    >
      <p>{words.text}</p>
      <DialogChoices
        busy={busy}
        choices={[
          {
            icon: 'search',
            title: words.refresh,
            detail: words.refreshText,
            onChoose: () => void refresh(),
          },
          { icon: 'chevron-left', title: words.back, detail: words.backText, onChoose: onClose },
        ]}
      />
      <DialogKept>{words.kept}</DialogKept>
    </Dialog>
  );
}
