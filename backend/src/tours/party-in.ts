import { eldestFirst, sleepersOf, type TourParty, type TourRoomKind } from '@alisio/shared-contracts/tours';
import { ProblemError } from '../problems/index.ts';

/** Who travels and how they sleep. @throws ProblemError where beds and people are not as many, or children sleep alone */
export function partyIn({ adults, childAges, rooms }: TourParty & { rooms: readonly TourRoomKind[] }): {
  party: TourParty;
  rooms: readonly TourRoomKind[];
} {
  const party = { adults, childAges: eldestFirst(childAges) };
  if (!sleepersOf(rooms, party))
    throw new ProblemError('validation', { errors: [{ path: 'rooms', code: 'beds' }] });
  return { party, rooms };
}

/** @throws ProblemError where a tour takes nobody so young */
export function checkAges({ childAges }: TourParty, childFrom: number | undefined): void {
  if (childFrom !== undefined && childAges.some((age) => age < childFrom))
    throw new ProblemError('validation', { errors: [{ path: 'childAges', code: 'too-young' }] });
}
