import type { AgeBand } from './demo-activity.ts';
import type { Ages } from './templates/index.ts';

/** §3: whoever is over 11 is an adult, under 2 a baby. */
const ADULT: AgeBand = { paxType: 'ADULT', ageFrom: 12, ageTo: 99, share: 1 };
const childFrom = (ageFrom: number): AgeBand => ({ paxType: 'CHILD', ageFrom, ageTo: 11, share: 0.6 });

const BANDS: Record<Ages, readonly AgeBand[]> = {
  everybody: [ADULT, childFrom(2), { paxType: 'INFANT', ageFrom: 0, ageTo: 1, share: 0 }],
  'from-4': [ADULT, childFrom(4)],
  'from-8': [ADULT, childFrom(8)],
  'from-12': [ADULT],
  adults: [{ ...ADULT, ageFrom: 18 }],
};

export const bandsFor = (ages: Ages): readonly AgeBand[] => BANDS[ages];

/** Who somebody pays as; nothing where they cannot come. @param age whole years */
export const bandOf = (bands: readonly AgeBand[], age: number): AgeBand | undefined =>
  bands.find(({ ageFrom, ageTo }) => age >= ageFrom && age <= ageTo);

export const leastAge = (bands: readonly AgeBand[]): number =>
  Math.min(...bands.map(({ ageFrom }) => ageFrom));
