import { readCount } from '../rules/counts.ts';

/** Who sails in one cabin. `childAges`: whole years on the first day, eldest first; whoever is over 11 is an adult (§3). */
export interface CruiseParty {
  adults: number;
  childAges: readonly number[];
}

/** One cabin sleeps four at most: who are more want several, which a person arranges. */
export const CRUISE_PARTY_LIMITS = {
  people: 4,
  adults: { min: 1, max: 4 },
  children: { min: 0, max: 3 },
  childAge: { min: 0, max: 11 },
} as const;

/** Who is thought of before anybody said: two who share a cabin, as lines quote their prices. */
export const DEFAULT_CRUISE_PARTY: CruiseParty = { adults: 2, childAges: [] };

export const peopleIn = ({ adults, childAges }: CruiseParty): number => adults + childAges.length;

/** What an address says of adults and children's ages (`8-4`), as near to it as a cabin allows. Ages that somebody typed may stand apart by anything (`8, 4`); what is no number is no child. */
export function readCruiseParty(adults: string | null, ages: string | null): CruiseParty {
  const { people, adults: grown, children, childAge } = CRUISE_PARTY_LIMITS;
  const count = readCount(adults ?? '', grown, DEFAULT_CRUISE_PARTY.adults);
  const most = Math.min(children.max, people - count);
  const said = (ages?.match(/\d+/g) ?? []).slice(0, most);
  return {
    adults: count,
    childAges: said.map((age) => Math.min(Number(age), childAge.max)).sort((a, b) => b - a),
  };
}

/** Whether an address asks for others than who is searched for: more than a cabin has, or a child who is none. What is no number asks for nobody. */
export function isOtherCruiseParty(search: URLSearchParams, { adults, childAges }: CruiseParty): boolean {
  const grown = search.get('adults')?.trim() ?? '';
  const said = (search.get('ages')?.match(/\d+/g) ?? []).map(Number).sort((a, b) => b - a);
  return (
    (grown !== '' && !Number.isNaN(Number(grown)) && Number(grown) !== adults) ||
    said.join() !== childAges.join()
  );
}

/** Children's ages as an address says them; empty for none. */
export const writeCruiseAges = ({ childAges }: CruiseParty): string => childAges.join('-');
