import { useTexts } from '@alisio/platform/sdk/i18n';
import { useLatePart } from '@alisio/shared-ui/late-part';
import { SlotButton } from '@alisio/shared-ui/slot';
import { startTransition, useCallback, useRef, useState } from 'react';
import { type FormRoom, guestsOf } from './stay-form.ts';

const loadPanel = async () =>
  (await import(/* webpackChunkName: "stay-rooms" */ './rooms-panel.tsx')).RoomsPanel;

export interface RoomsFieldProps {
  id: string;
  rooms: readonly FormRoom[];
  onChange: (rooms: readonly FormRoom[]) => void;
  /** ages that are missing are shown where they are asked for */
  asksAges: boolean;
  invalid: boolean;
  describedBy?: string;
}

/** Who sleeps in which room, in one slot; the panel's code comes in idle time, or when a hand comes near. */
export function RoomsField({ rooms, onChange, asksAges, ...field }: RoomsFieldProps) {
  const { t } = useTexts('hotels');
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { part: RoomsPanel, coming, want, warm } = useLatePart(loadPanel, { ahead: true });
  // The press is answered by the next paint; the panel is drawn after it.
  const show = useCallback((next: boolean) => startTransition(() => setOpen(next)), []);
  const openPanel = async () => {
    if (await want()) show(true);
  };
  return (
    <>
      <SlotButton
        {...field}
        ref={button}
        icon="people"
        label={t('search.rooms')}
        value={`${t('search.guestCount', { count: guestsOf(rooms) })}, ${t('search.roomCount', { count: rooms.length })}`}
        expanded={open || coming}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => (open ? show(false) : openPanel())}
      />
      {RoomsPanel ? (
        <RoomsPanel
          anchor={button}
          open={open}
          onOpenChange={show}
          rooms={rooms}
          onChange={onChange}
          asksAges={asksAges}
        />
      ) : null}
    </>
  );
}
