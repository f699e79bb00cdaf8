import {
  type HotelQuery,
  type RoomGuests,
  readHotelQuery,
  readSearchedPlace,
  STAY_LIMITS,
  type StayPlace,
  stayHref,
  writeRooms,
} from '@alisio/shared-contracts/hotels';
import { COUNT_FALLBACK, readCount } from '@alisio/shared-contracts/rules';
import type { FormRoom, StayForm } from './stay-form.ts';

/** Where the form goes with no script: a page that reads what was typed and leads on to the results. */
export const SEARCH_PATH = '/hoteles/buscar';
/** Says in its address that the form is wanted, not what it leads to. */
const CHANGE = 'change';
/** No name of a place is longer. */
const LONGEST_NAME = 100;

/** The form with what a results address has asked for. @param search its query */
export const changeHref = (search: string): string => `${SEARCH_PATH}${search || '?'}&${CHANGE}=1`;

const chosenWord = ({ kind, id, name }: Pick<StayPlace, 'kind' | 'id' | 'name'>) => `${kind}-${id} ${name}`;

const saidRooms = (rooms: readonly FormRoom[]): RoomGuests[] =>
  rooms.map(({ adults, ages }) => ({ adults, childAges: ages.flatMap((age) => age ?? []) }));

/** What the form's fields have by themselves, by name: what its panels ask for, and a place that was chosen. */
export const formWords = ({ destination, startDate, endDate, rooms, refundableOnly }: StayForm) =>
  [
    ...(destination ? [['chosen', chosenWord(destination)]] : []),
    ['checkIn', startDate],
    ['checkOut', endDate],
    ['rooms', writeRooms(saidRooms(rooms))],
    ...(refundableOnly ? [['refundable', 'true']] : []),
  ] as const;

/** What stands in the form's box. */
export const typedIn = (words: URLSearchParams): string =>
  (words.get('where') ?? '').trim().slice(0, LONGEST_NAME);

/** The place that was chosen and is still what stands in the box; nothing for words alone. */
export function chosenIn(words: URLSearchParams): HotelQuery['place'] {
  const [, place = '', name] = /^(\S+) (.*)$/.exec(words.get('chosen') ?? '') ?? [];
  if (words.has('place')) return readSearchedPlace(words.get('place'));
  return name === typedIn(words) ? readSearchedPlace(place) : undefined;
}

/** Everybody of a plain form in so many rooms, adults first one to each, children where the first ones are (§5). */
export function roomsOfCounts(adultsSaid: string | null, roomsSaid: string | null, agesSaid: string | null) {
  const adults = readCount(adultsSaid, { min: 1, max: STAY_LIMITS.guests }, COUNT_FALLBACK.adults);
  const count = Math.min(readCount(roomsSaid, STAY_LIMITS.rooms, COUNT_FALLBACK.rooms), adults);
  const ages = (agesSaid ?? '').match(/\d{1,2}/g) ?? [];
  const rooms = Array.from({ length: count }, (_, at) => ({
    adults: Math.floor(adults / count) + (at < adults % count ? 1 : 0),
    childAges: [] as number[],
  }));
  for (const [at, age] of ages.entries())
    rooms[at % count]?.childAges.push(readCount(age, STAY_LIMITS.childAge, STAY_LIMITS.childAge.max));
  return writeRooms(rooms);
}

/** What a form's address asks for; its plain fields count before what it had by itself. */
export function queryOfWords(words: URLSearchParams, today: string): HotelQuery {
  const said = new URLSearchParams(words);
  if (words.has('adults') || words.has('noOfRooms'))
    said.set('rooms', roomsOfCounts(words.get('adults'), words.get('noOfRooms'), words.get('ages')));
  return readHotelQuery(said, today);
}

/** Whether an address asks for the form itself. */
export const wantsForm = (words: URLSearchParams): boolean => words.has(CHANGE);

/** The same search with this place. */
export const hrefOfPlace = (words: URLSearchParams, { kind, id }: StayPlace, today: string): string =>
  stayHref({ ...queryOfWords(words, today), place: { kind, id } });
