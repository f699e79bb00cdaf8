import { COUNT_FALLBACK, COUNT_LIMITS, readCount } from '../rules/counts.ts';
import { type PassengerType, typeOfAge } from '../rules/traveler.ts';

/** Who travels. `childAges`: whole years on the last day of the tour, eldest first; whoever is over 11 is an adult (§3). */
export interface TourParty {
  adults: number;
  childAges: readonly number[];
}

/** §9: nine people in all. */
export const TOUR_LIMITS = {
  people: COUNT_LIMITS.total,
  adults: { min: 1, max: 9 },
  children: { min: 0, max: 8 },
  childAge: { min: 0, max: 11 },
} as const;

/** Who is thought of before anybody said: two who share a room. */
export const DEFAULT_PARTY: TourParty = { adults: 2, childAges: [] };

/** An age that nobody said. */
const LIKELY_AGE = 8;

export const peopleOf = ({ adults, childAges }: TourParty): number => adults + childAges.length;

/** In the order of passengers' ids: adults, children, infants. */
export const eldestFirst = (ages: readonly number[]): number[] => [...ages].sort((a, b) => b - a);

/** Everybody by their type, as carts count travelers. */
export function travelersIn({ adults, childAges }: TourParty): {
  adult: number;
  child: number;
  infant: number;
} {
  const isOf = (type: PassengerType) => (age: number) => typeOfAge(age) === type;
  return {
    adult: adults,
    child: childAges.filter(isOf('child')).length,
    infant: childAges.filter(isOf('infant lap')).length,
  };
}

/** What an address says of adults and children's ages (`8-4`), as near to it as a booking allows. */
export function readParty(adults: string | null, ages: string | null): TourParty {
  const grown = readCount(
    adults ?? String(DEFAULT_PARTY.adults),
    TOUR_LIMITS.adults,
    adults === null ? DEFAULT_PARTY.adults : COUNT_FALLBACK.adults,
  );
  const children = (ages ?? '') === '' ? [] : (ages ?? '').split('-');
  const left = Math.min(TOUR_LIMITS.children.max, TOUR_LIMITS.people - grown);
  const read = children.slice(0, left).map((age) => readCount(age, TOUR_LIMITS.childAge, LIKELY_AGE));
  return { adults: grown, childAges: eldestFirst(read) };
}

/** Children's ages as an address says them; empty for none. */
export const writeAges = (ages: readonly number[]): string => ages.join('-');
