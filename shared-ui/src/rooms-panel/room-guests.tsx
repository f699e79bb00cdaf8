import { GuestsPicker } from '../guests/index.ts';

/** Who sleeps in one room; an age that is not chosen yet is null. */
export interface PartyRoom {
  adults: number;
  ages: readonly (number | null)[];
}

interface Ends {
  min: number;
  max: number;
}

type Kind = 'adults' | 'children';
const KINDS = ['adults', 'children'] as const;

export interface RoomGuestsProps {
  rooms: readonly PartyRoom[];
  onChange: (rooms: readonly PartyRoom[]) => void;
  /** ages that are missing are shown where they are asked for */
  asksAges: boolean;
  /** place of the room in the list, from 0 */
  at: number;
  /** `adults` and `children` of one room; `guests` of all together */
  limits: Record<Kind, Ends> & { guests: number; age: Ends };
  /** `room`: its number, from 1 */
  words: {
    kind: (kind: Kind) => { label: string; hint: string };
    less: (kind: Kind, room: number) => string;
    more: (kind: Kind, room: number) => string;
    /** why there can be no more of a kind in a room */
    most: (kind: Kind, max: number) => string;
    /** why there can be nobody more in all */
    guestsMost: string;
    age: (child: number, room: number) => string;
    years: (age: number) => string;
    pickAge: string;
    ageHint: string;
    ageMissing: string;
  };
}

export const guestsOf = (rooms: readonly PartyRoom[]): number =>
  rooms.reduce((sum, { adults, ages }) => sum + adults + ages.length, 0);

/** Who sleeps in one room, and how old the children are: on the day of arrival that decides beds and price. */
export function RoomGuests({ rooms, onChange, asksAges, at, limits, words }: RoomGuestsProps) {
  const room = rooms[at];
  if (!room) return null;
  const { adults, ages } = room;
  const change = (next: PartyRoom) => onChange(rooms.with(at, next));
  return (
    <GuestsPicker
      kinds={KINDS.map((id) => ({
        ...limits[id],
        ...words.kind(id),
        id,
        decreaseLabel: words.less(id, at + 1),
        increaseLabel: words.more(id, at + 1),
        maxText: words.most(id, limits[id].max),
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
        max: adults + ages.length + limits.guests - guestsOf(rooms),
        text: words.guestsMost,
      }}
      ages={{
        of: 'children',
        ...limits.age,
        values: ages.map((age) => age ?? undefined),
        onChange: (values) => change({ adults, ages: values.map((age) => age ?? null) }),
        label: (number) => words.age(number, at + 1),
        ageText: words.years,
        placeholder: words.pickAge,
        hint: words.ageHint,
        ...(asksAges ? { missingText: words.ageMissing } : {}),
      }}
    />
  );
}
