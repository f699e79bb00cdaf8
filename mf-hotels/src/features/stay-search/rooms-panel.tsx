import { useTexts } from '@alisio/platform/sdk/i18n';
import { DEFAULT_ROOM, STAY_LIMITS } from '@alisio/shared-contracts/hotels';
import { RoomsPanel as Panel, type RoomsPanelProps } from '@alisio/shared-ui/rooms-panel';

/** §5, §9: one to five rooms, nine people in all, an adult in each. */
const LIMITS = {
  rooms: STAY_LIMITS.rooms.max,
  guests: STAY_LIMITS.guests,
  adults: STAY_LIMITS.adultsInRoom,
  children: STAY_LIMITS.childrenInRoom,
  age: STAY_LIMITS.childAge,
};
const ADDED = { adults: DEFAULT_ROOM.adults, ages: [] };

/** Who sleeps in which room. §3: adults are over 11 years old, children 2 to 11; a baby sleeps in a cot and is one of them. */
export function RoomsPanel(props: Omit<RoomsPanelProps, 'limits' | 'added' | 'words'>) {
  const { t } = useTexts('hotels');
  return (
    <Panel
      {...props}
      limits={LIMITS}
      added={ADDED}
      words={{
        panel: t('search.rooms'),
        room: (number) => t('search.room', { number }),
        removeRoom: (number) => t('search.removeRoom', { number }),
        addRoom: t('search.addRoom'),
        roomsMost: t('search.roomsMost', { max: LIMITS.rooms }),
        done: t('search.done'),
        kind: (kind) => ({ label: t(`search.${kind}`), hint: t(`search.${kind}Age`) }),
        less: (kind, room) => t(`search.${kind}Less`, { room }),
        more: (kind, room) => t(`search.${kind}More`, { room }),
        most: (kind, max) => t(`search.${kind}Most`, { max }),
        guestsMost: t('search.guestsMost', { max: LIMITS.guests }),
        age: (number, room) => t('search.childAge', { number, room }),
        years: (age) => (age === 0 ? t('search.under1') : t('search.years', { count: age })),
        pickAge: t('search.pickAge'),
        ageHint: t('search.ageHint'),
        ageMissing: t('search.ageMissing'),
      }}
    />
  );
}
