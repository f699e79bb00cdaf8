import type { RoomGuests } from './stay.ts';

/** Below this age a child sleeps in a cot, and takes no bed. */
const IN_A_COT = 2;

/** For how many a room has beds. `all`: together, whoever they are; who is not told it goes by the others */
export interface Beds {
  adults: number;
  children: number;
  all?: number;
}

/** Whether everybody finds a bed: grown-ups' beds that are left take children, too. */
export function sleepsAll(beds: Beds, { adults, childAges }: RoomGuests): boolean {
  const children = childAges.filter((age) => age >= IN_A_COT).length;
  return (
    adults <= beds.adults &&
    children <= beds.children + (beds.adults - adults) &&
    adults + children <= (beds.all ?? Infinity)
  );
}
