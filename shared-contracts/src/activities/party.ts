import { COUNT_FALLBACK, COUNT_LIMITS, readCount } from '../rules/counts.ts';
import { z } from '../zod/index.ts';

/** Who goes. `childAges`: whole years on the day, of whoever is under 12 (§3). */
export interface ActivityParty {
  adults: number;
  childAges: readonly number[];
}

/** §5: nine people in all, an adult among them. */
export const PARTY_LIMITS = {
  people: COUNT_LIMITS.total,
  adults: COUNT_LIMITS.adults,
  children: { min: 0, max: COUNT_LIMITS.total - COUNT_LIMITS.adults.min },
  childAge: { min: 0, max: 11 },
} as const;

/** §3: the age by which an adult is searched for. */
export const ADULT_AGE = 30;
/** An age that nobody said. */
const LIKELY_AGE = 8;

const age = z.int().check(z.gte(0), z.lte(120));
/** One person of a party: an adult is of age 30 (§3), a child of its own. */
export const activityPax = z.strictObject({ age });
export type ActivityPax = z.infer<typeof activityPax>;

const isChild = (years: number) => years <= PARTY_LIMITS.childAge.max;

/** A party as calls say it: adults first, then children in their order. */
export const paxesOf = ({ adults, childAges }: ActivityParty): ActivityPax[] => [
  ...Array.from({ length: adults }, () => ({ age: ADULT_AGE })),
  ...childAges.map((years) => ({ age: years })),
];

/** Who goes by what a call says: whoever is over 11 is an adult (§3). */
export const partyOf = (paxes: readonly ActivityPax[]): ActivityParty => ({
  adults: paxes.filter((pax) => !isChild(pax.age)).length,
  childAges: paxes.map((pax) => pax.age).filter(isChild),
});

/** How many go. */
export const peopleIn = ({ adults, childAges }: ActivityParty): number => adults + childAges.length;

/** A party as addresses say it: `2` adults, `2-8-4` with children of 8 and 4 years. */
export const writeParty = ({ adults, childAges }: ActivityParty): string => [adults, ...childAges].join('-');

/** The party of an address, as near to what it says as a booking allows; what says nothing is one adult (§5). */
export function readParty(said: string | null): ActivityParty {
  const [adults, ...ages] = (said ?? '').split('-');
  const grown = readCount(adults, PARTY_LIMITS.adults, COUNT_FALLBACK.adults);
  return {
    adults: grown,
    childAges: ages
      .slice(0, PARTY_LIMITS.people - grown)
      .map((years) => readCount(years, PARTY_LIMITS.childAge, LIKELY_AGE)),
  };
}

/** Ages of children as a query says them, `8-4`. */
export const writeAges = (ages: readonly number[]): string => ages.join('-');
/** One to nine people, an adult among them. */
export const activityPaxes = z.array(activityPax).check(
  z.minLength(1),
  z.maxLength(PARTY_LIMITS.people),
  z.refine((paxes) => paxes.some((pax) => !isChild(pax.age)), { error: 'adult' }),
);
