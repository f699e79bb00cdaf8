import { type ReactNode, type RefObject, startTransition, useCallback, useRef, useState } from 'react';
import { useLatePart } from '../late-part/index.ts';
import { SlotButton, type SlotButtonProps } from '../slot/index.ts';

/** What a panel under a slot is given. */
export interface OpenedPanel {
  /** the slot it hangs from: its own press opens and closes */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export interface PanelSlotProps<Panel extends object>
  extends Pick<
    SlotButtonProps,
    'id' | 'label' | 'value' | 'placeholder' | 'icon' | 'invalid' | 'describedBy'
  > {
  /** brings the panel's code: in idle time, or when a hand comes near */
  load: () => Promise<Panel>;
  /** draws it */
  panel: (Panel: Panel, opened: OpenedPanel) => ReactNode;
}

/** A field of a search that opens a panel: who travels, who sleeps where. */
export function PanelSlot<Panel extends object>({ load, panel, ...slot }: PanelSlotProps<Panel>) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { part, coming, want, warm } = useLatePart(load, { ahead: true });
  // The press is answered by the next paint; the panel is drawn after it.
  const show = useCallback((next: boolean) => startTransition(() => setOpen(next)), []);
  const openPanel = async () => {
    if (await want()) show(true);
  };
  return (
    <>
      <SlotButton
        {...slot}
        ref={button}
        expanded={open || coming}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => (open ? show(false) : openPanel())}
      />
      {part ? panel(part, { anchor: button, open, onOpenChange: show }) : null}
    </>
  );
}
