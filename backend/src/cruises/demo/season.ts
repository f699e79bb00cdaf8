import type { CruiseRegion } from '@alisio/shared-contracts/cruises';

/** Of the usual, percent, from January on. */
const WARM = [112, 116, 118, 108, 98, 102, 108, 104, 84, 86, 94, 110];
const SUMMER = [88, 88, 90, 94, 98, 108, 120, 122, 102, 92, 86, 92];
const SOUTHERN = [122, 120, 106, 94, 90, 90, 90, 90, 90, 94, 100, 114];

const MONTHS: Record<CruiseRegion, readonly number[]> = {
  'caribbean-west': WARM,
  'caribbean-east': WARM,
  'caribbean-south': WARM,
  bahamas: WARM,
  'mexico-pacific': WARM,
  alaska: SUMMER,
  'mediterranean-west': SUMMER,
  'mediterranean-east': SUMMER,
  'northern-europe': SUMMER,
  canaries: SOUTHERN,
  'south-america': SOUTHERN,
  transatlantic: SOUTHERN,
};

/** A night inside, in whole units, before all else. */
const A_NIGHT: Record<CruiseRegion, number> = {
  'caribbean-west': 76,
  'caribbean-east': 79,
  'caribbean-south': 84,
  bahamas: 92,
  'mexico-pacific': 80,
  alaska: 118,
  'mediterranean-west': 98,
  'mediterranean-east': 104,
  'northern-europe': 124,
  canaries: 82,
  'south-america': 94,
  transatlantic: 58,
};

const HOLIDAYS = 1.34;
/** Nights of a short cruise cost more each. */
const SHORT = { nights: 5, factor: 1.12 };

/** What a night inside costs on a day, whole units. @param date ISO date of the departure */
export function nightInside(region: CruiseRegion, date: string, nights: number): number {
  const month = Number(date.slice(5, 7));
  const day = date.slice(5);
  const isHoliday = day >= '12-19' || day <= '01-02';
  const season = ((MONTHS[region][month - 1] ?? 100) / 100) * (isHoliday ? HOLIDAYS : 1);
  return A_NIGHT[region] * season * (nights < SHORT.nights ? SHORT.factor : 1);
}
