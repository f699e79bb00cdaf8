import type { RefObject } from 'react';
import { Button } from '../button/index.ts';
import { GuestsPicker, type GuestsPickerProps } from '../guests/guests-picker.tsx';
import { Popover, PopoverClose } from '../popover/index.ts';

export interface GuestsPanelProps<K extends string> extends GuestsPickerProps<K> {
  /** The slot it hangs from: its own press opens and closes. */
  anchor: RefObject<HTMLElement | null>;
  panelLabel: string;
  doneLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Its height with the sentences of two limits: they come while it is open, and leave its button in sight. */
const ROOM = 540;

/** The picker in a panel under its slot. */
export function GuestsPanel<K extends string>(props: GuestsPanelProps<K>) {
  const { anchor, panelLabel, doneLabel, open, onOpenChange, children, ...picker } = props;
  return (
    <Popover anchor={anchor} label={panelLabel} open={open} onOpenChange={onOpenChange} room={ROOM}>
      <GuestsPicker {...picker}>
        {children}
        <PopoverClose render={<Button full size="s" />}>{doneLabel}</PopoverClose>
      </GuestsPicker>
    </Popover>
  );
}
