import { useTexts } from '@alisio/platform/sdk/i18n';
import { DEFAULT_ROOM, STAY_LIMITS } from '@alisio/shared-contracts/hotels';
import type { OpenedPanel } from '@alisio/shared-ui/panel-slot';
import { RoomsPanel as Panel, type PartyRoom } from '@alisio/shared-ui/rooms-panel';

export interface RoomsPanelProps extends OpenedPanel {
  rooms: readonly PartyRoom[];
  onChange: (rooms: readonly PartyRoom[]) => void;
  asksAges: boolean;
}

const LIMITS = {
  rooms: STAY_LIMITS.rooms.max,
  guests: STAY_LIMITS.guests,
  adults: STAY_LIMITS.adultsInRoom,
  children: STAY_LIMITS.childrenInRoom,
  age: STAY_LIMITS.childAge,
};

/** Who travels, by who sleeps in which room. */
export function RoomsPanel(props: RoomsPanelProps) {
  const { t } = useTexts('tours');
  return (
    <Panel
      {...props}
      limits={LIMITS}
      added={{ adults: DEFAULT_ROOM.adults, ages: [] }}
      words={{
        panel: t('packages.search.rooms'),
        room: (number) => t('packages.room', { number }),
        removeRoom: (number) => t('packages.search.removeRoom', { number }),
        addRoom: t('packages.search.addRoom'),
        roomsMost: t('packages.search.roomsMost', { max: LIMITS.rooms }),
        done: t('packages.done'),
        kind: (kind) => ({ label: t(`packages.search.${kind}`), hint: t(`packages.search.${kind}Age`) }),
        less: (kind, room) => t(`packages.search.${kind}Less`, { room }),
        more: (kind, room) => t(`packages.search.${kind}More`, { room }),
        most: (kind, max) => t(`packages.search.${kind}Most`, { max }),
        guestsMost: t('packages.search.guestsMost', { max: LIMITS.guests }),
        age: (number, room) => t('packages.search.childAge', { number, room }),
        years: (age) =>
          age === 0 ? t('packages.search.under1') : t('packages.search.years', { count: age }),
        pickAge: t('packages.search.pickAge'),
        ageHint: t('packages.search.ageHint'),
        ageMissing: t('packages.search.ageMissing'),
      }}
    />
  );
}
