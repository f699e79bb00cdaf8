import styled from '@emotion/styled';
import { Button, LinkButton } from '../button/index.ts';
import type { OpenedPanel } from '../panel-slot/index.ts';
import { Popover, PopoverClose } from '../popover/index.ts';
import { Muted } from '../text/index.ts';
import { tokens } from '../tokens/index.ts';
import { guestsOf, type PartyRoom, RoomGuests, type RoomGuestsProps } from './room-guests.tsx';

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

/** Its height with two rooms. */
const ROOM = 560;

export interface RoomsPanelProps extends OpenedPanel, Omit<RoomGuestsProps, 'at' | 'limits' | 'words'> {
  limits: RoomGuestsProps['limits'] & { rooms: number };
  /** whom a new room is for at first */
  added: PartyRoom;
  words: RoomGuestsProps['words'] & {
    panel: string;
    room: (number: number) => string;
    removeRoom: (number: number) => string;
    addRoom: string;
    /** why there can be no more of them */
    roomsMost: string;
    done: string;
  };
}

/** Who sleeps in which room. */
export function RoomsPanel({ anchor, open, onOpenChange, added, words, ...props }: RoomsPanelProps) {
  const { rooms, onChange, limits } = props;
  const isFull = rooms.length >= limits.rooms || guestsOf(rooms) >= limits.guests;
  return (
    <Popover anchor={anchor} label={words.panel} open={open} onOpenChange={onOpenChange} room={ROOM}>
      <Rooms>
        {rooms.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a room is its place in the list
          <Room key={at}>
            <legend>
              {words.room(at + 1)}
              {rooms.length > 1 ? (
                <LinkButton onClick={() => onChange(rooms.toSpliced(at, 1))}>
                  {words.removeRoom(at + 1)}
                </LinkButton>
              ) : null}
            </legend>
            <RoomGuests {...props} words={words} at={at} />
          </Room>
        ))}
        {isFull ? (
          <Muted role="status">{words.roomsMost}</Muted>
        ) : (
          <LinkButton onClick={() => onChange([...rooms, added])}>{words.addRoom}</LinkButton>
        )}
        <PopoverClose render={<Button full size="s" />}>{words.done}</PopoverClose>
      </Rooms>
    </Popover>
  );
}
