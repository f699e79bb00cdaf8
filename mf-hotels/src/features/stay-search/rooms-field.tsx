import { useTexts } from '@alisio/platform/sdk/i18n';
import { PanelSlot } from '@alisio/shared-ui/panel-slot';
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

/** Who sleeps in which room, in one slot. */
export function RoomsField({ rooms, onChange, asksAges, ...field }: RoomsFieldProps) {
  const { t } = useTexts('hotels');
  return (
    <PanelSlot
      {...field}
      icon="people"
      label={t('search.rooms')}
      value={`${t('search.guestCount', { count: guestsOf(rooms) })}, ${t('search.roomCount', { count: rooms.length })}`}
      load={loadPanel}
      panel={(RoomsPanel, opened) => <RoomsPanel {...opened} {...{ rooms, onChange, asksAges }} />}
    />
  );
}
