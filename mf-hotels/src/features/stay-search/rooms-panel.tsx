import { useTexts } from '@alisio/platform/sdk/i18n';
import { DEFAULT_ROOM, STAY_LIMITS } from '@alisio/shared-contracts/hotels';
import { Button, LinkButton } from '@alisio/shared-ui/button';
import { GuestsPicker } from '@alisio/shared-ui/guests';
import { Popover, PopoverClose } from '@alisio/shared-ui/popover';
import { Muted } from '@alisio/shared-ui/text';
import { tokens } from '@alisio/shared-ui/tokens';
import styled from '@emotion/styled';
import type { RefObject } from 'react';
import { type FormRoom, guestsOf } from './stay-form.ts';

const { space } = tokens;

/** As wide as a panel may be, so that a limit's text does not widen it. */
const Rooms = styled.div`
  display: grid;
  gap: ${space[4]};
  width: 408px;
  max-width: 100%;
`;

const Room = styled.fieldset`
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${tokens.color.line};

  & > legend {
    display: flex;
    justify-content: space-between;
    width: 100%;
    font-weight: 650;
  }
`;

const KINDS = ['adults', 'children'] as const;
const BOUNDS = { adults: STAY_LIMITS.adultsInRoom, children: STAY_LIMITS.childrenInRoom };
/** Its height with two rooms. */
const ROOM = 560;

interface RoomsProps {
  rooms: readonly FormRoom[];
  onChange: (rooms: readonly FormRoom[]) => void;
  asksAges: boolean;
}

/** Who sleeps in one room. §3: adults are over 11 years old, children 2 to 11; a baby sleeps in a cot and is one of them. */
function RoomGuests({ rooms, onChange, asksAges, at }: RoomsProps & { at: number }) {
  const { t } = useTexts('hotels');
  const room = rooms[at];
  if (!room) return null;
  const { adults, ages } = room;
  const change = (next: FormRoom) => onChange(rooms.with(at, next));
  const own = adults + ages.length;
  return (
    <GuestsPicker
      kinds={KINDS.map((id) => ({
        ...BOUNDS[id],
        id,
        label: t(`search.${id}`),
        hint: t(`search.${id}Age`),
        decreaseLabel: t(`search.${id}Less`, { room: at + 1 }),
        increaseLabel: t(`search.${id}More`, { room: at + 1 }),
        maxText: t(`search.${id}Most`, { max: BOUNDS[id].max }),
      }))}
      value={{ adults, children: ages.length }}
      onChange={(counts) =>
        change({
          adults: counts.adults,
          ages: Array.from({ length: counts.children }, (_, child) => ages[child] ?? null),
        })
      }
      total={{
        of: KINDS,
        max: own + STAY_LIMITS.guests - guestsOf(rooms),
        text: t('search.guestsMost', { max: STAY_LIMITS.guests }),
      }}
      ages={{
        of: 'children',
        ...STAY_LIMITS.childAge,
        values: ages.map((age) => age ?? undefined),
        onChange: (values) => change({ adults, ages: values.map((age) => age ?? null) }),
        label: (number) => t('search.childAge', { number, room: at + 1 }),
        ageText: (age) => (age === 0 ? t('search.under1') : t('search.years', { count: age })),
        placeholder: t('search.pickAge'),
        hint: t('search.ageHint'),
        ...(asksAges ? { missingText: t('search.ageMissing') } : {}),
      }}
    />
  );
}

export interface RoomsPanelProps extends RoomsProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** §5, §9: one to five rooms, nine people in all, an adult in each. */
export function RoomsPanel({ anchor, open, onOpenChange, ...props }: RoomsPanelProps) {
  const { t } = useTexts('hotels');
  const { rooms, onChange } = props;
  const isFull = rooms.length >= STAY_LIMITS.rooms.max || guestsOf(rooms) >= STAY_LIMITS.guests;
  const add = () => onChange([...rooms, { adults: DEFAULT_ROOM.adults, ages: [] }]);
  return (
    <Popover anchor={anchor} label={t('search.rooms')} open={open} onOpenChange={onOpenChange} room={ROOM}>
      <Rooms>
        {rooms.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
          <Room key={at}>
            <legend>
              {t('search.room', { number: at + 1 })}
              {rooms.length > 1 ? (
                <LinkButton onClick={() => onChange(rooms.toSpliced(at, 1))}>
                  {t('search.removeRoom', { number: at + 1 })}
                </LinkButton>
              ) : null}
            </legend>
            <RoomGuests {...props} at={at} />
          </Room>
        ))}
        {isFull ? (
          <Muted role="status">{t('search.roomsMost', { max: STAY_LIMITS.rooms.max })}</Muted>
        ) : (
          <LinkButton onClick={add}>{t('search.addRoom')}</LinkButton>
        )}
        <PopoverClose render={<Button full size="s" />}>{t('search.done')}</PopoverClose>
      </Rooms>
    </Popover>
  );
}
