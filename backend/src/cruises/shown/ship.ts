import {
  CABIN_KINDS,
  CRUISE_EXTRAS,
  type CruiseExtra,
  type CruiseShip,
} from '@alisio/shared-contracts/cruises';
import type { FiledLine, FiledShip } from '../files/cruise-files.ts';

/** A ship with its decks from the lowest up, and what kinds of cabin are on each. */
export const toldShip = ({
  code,
  name,
  year,
  decks,
  cabins,
  guests,
  crew,
  restaurants,
  pools,
  length,
  cabinDecks,
}: FiledShip): CruiseShip => ({
  code,
  name,
  year,
  decks,
  cabins,
  guests,
  crew,
  restaurants,
  pools,
  length,
  plan: Array.from({ length: decks }, (_, below) => ({
    deck: below + 1,
    kinds: CABIN_KINDS.filter((kind) => cabinDecks[kind]?.includes(below + 1)),
  })),
});

const ALWAYS: readonly CruiseExtra[] = [
  'cabin',
  'meals',
  'shows',
  'pools',
  'gym',
  'water-coffee',
  'port-taxes',
  'service-charge',
];
/** Where fewer sail, nobody looks after children. */
const KIDS_CLUB_GUESTS = 1000;

/** What a fare has in it, and what it has not. */
export function extrasOf({ guests }: FiledShip, { extras }: FiledLine) {
  const has = new Set<CruiseExtra>([
    ...ALWAYS,
    ...extras,
    ...(guests >= KIDS_CLUB_GUESTS ? (['kids-club'] as const) : []),
  ]);
  return {
    included: CRUISE_EXTRAS.filter((extra) => has.has(extra)),
    notIncluded: CRUISE_EXTRAS.filter((extra) => !has.has(extra) && extra !== 'kids-club'),
  };
}
