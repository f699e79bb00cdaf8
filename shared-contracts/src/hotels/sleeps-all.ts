import type { RoomGuests } from './stay.ts';

/** Below this age a child sleeps in a cot, and takes no bed where the house has cots. */
const IN_A_COT = 2;

/** For how many a room has beds. `all`: together, whoever they are; who is not told it goes by the others */
export interface Beds {
  adults: number;
  children: number;
  all?: number | undefined;
  /** the house has none: its babies take a bed. Who is not told it knows of none that lacks them */
  cots?: boolean | undefined;
}

/** Whether somebody among them sleeps in a cot where there is one. */
export const hasBaby = ({ childAges }: RoomGuests): boolean => childAges.some((age) => age < IN_A_COT);

/** Whether everybody finds a bed: grown-ups' beds that are left take children, too. */
export function sleepsAll(beds: Beds, { adults, childAges }: RoomGuests): boolean {
  const children = childAges.filter((age) => beds.cots === false || age >= IN_A_COT).length;
  return (
    adults <= beds.adults &&
    children <= beds.children + (beds.adults - adults) &&
    adults + children <= (beds.all ?? Infinity)
  );
}
