import { startTransition, useRef, useState } from 'react';
import type { GuestsPickerProps } from '../guests/guests-picker.tsx';
import { useLatePart } from '../late-part/index.ts';
import { SlotButton } from '../slot/index.ts';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "guests" */ './guests-panel.tsx')).GuestsPanel;

export interface GuestsFieldProps<K extends string> extends GuestsPickerProps<K> {
  label: string;
  /** The choice in words: "2 adultos, 1 niño, 1 habitación". */
  summary: string;
  doneLabel: string;
  invalid?: boolean;
  /** Id of the error line. */
  describedBy?: string;
  /** Of the slot, for an error summary. */
  id?: string;
}

/** Who travels, in one slot; the picker's code comes when a hand comes near. */
export function GuestsField<K extends string>(props: GuestsFieldProps<K>) {
  const { label, summary, invalid, describedBy, id, ...panel } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { part: Panel, coming, want, warm } = useLatePart(loadPanel);
  const slot = {
    id,
    label,
    value: summary,
    icon: 'people',
    invalid,
    describedBy,
    expanded: open || coming,
  } as const;
  // The press is answered by the next paint; the panel is drawn after it.
  const show = (next: boolean) => startTransition(() => setOpen(next));
  const openPanel = async () => {
    if (await want()) show(true);
  };
  return (
    <>
      <SlotButton
        {...slot}
        ref={button}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => (open ? show(false) : openPanel())}
      />
      {Panel ? <Panel {...panel} panelLabel={label} anchor={button} open={open} onOpenChange={show} /> : null}
    </>
  );
}
