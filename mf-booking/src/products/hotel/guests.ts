import { errorsOf, type FieldErrors, type Fields, filled, filledText } from '@alisio/platform/sdk/forms';
import type { HotelInCart } from '@alisio/shared-contracts/hotels';
import type { Particulars } from '@alisio/shared-contracts/orders';
import { isPersonName } from '@alisio/shared-contracts/rules';
import type { TravellerName } from '../product.ts';

/** Said as the arrival by who comes late in the night: no check-in begins then. */
export const AFTER_MIDNIGHT = '00:00';

/** The names of the fields of one room's lead guest, as the API knows them. @param room from 1 */
export const guestFields = (room: number) =>
  ({ first: `guest${room}FirstName`, last: `guest${room}LastName` }) as const;

const roomsOf = ({ rooms }: HotelInCart) => rooms.map((_, at) => guestFields(at + 1));

function nameError(fields: Fields, name: string, missing: string): string | undefined {
  const said = filledText(fields, name);
  if (!said) return missing;
  return isPersonName(said) ? undefined : 'person-name';
}

/** Each room has somebody at whose name it is held. */
export function guestErrors(fields: Fields, stay: HotelInCart): FieldErrors {
  const checks = roomsOf(stay).flatMap(({ first, last }) => [
    [first, nameError(fields, first, 'guest-first-required')] as const,
    [last, nameError(fields, last, 'guest-last-required')] as const,
  ]);
  return errorsOf(Object.fromEntries(checks));
}

/** What is sent: of the rooms of this stay only, whatever the draft has of another one. */
export function guestParticulars(fields: Fields, stay: HotelInCart): Particulars {
  const names = roomsOf(stay).flatMap(({ first, last }) => [first, last]);
  return Object.assign({}, ...[...names, 'arrivalTime', 'requests'].map((name) => filled(fields, name)));
}

/** Each room is held at the name of the first adult in it, where they were named with another item, adults first. */
export function guestsNamed(names: readonly TravellerName[], { rooms }: HotelInCart): Fields {
  let next = 0;
  const named = rooms.map(({ adults }, at) => {
    const lead = names[next];
    next += adults;
    const { first, last } = guestFields(at + 1);
    return lead ? { [first]: lead.first, [last]: lead.last } : {};
  });
  return Object.assign({}, ...named);
}
