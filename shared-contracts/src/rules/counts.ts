/** How many may travel on one booking, §5 and §9. */
export const COUNT_LIMITS = {
  total: 9,
  adults: { min: 1, max: 9 },
  children: { min: 0, max: 9 },
  infants: { min: 0, max: 9 },
  rooms: { min: 1, max: 5 },
} as const;

/** What a count that is no number falls back to, §5. */
export const COUNT_FALLBACK = { adults: 1, children: 0, infants: 0, rooms: 1 } as const;

export interface TravelerCounts {
  adult: number;
  child: number;
  infant: number;
}

export type CountProblem = 'total' | 'adult' | 'child' | 'infant' | 'infants-over-adults';

const within = (value: number, { min, max }: { min: number; max: number }) =>
  Number.isInteger(value) && value >= min && value <= max;

/** The first rule that the counts break, or nothing. A lap infant needs an adult's lap (§3). */
export function countProblem({ adult, child, infant }: TravelerCounts): CountProblem | undefined {
  if (!within(adult, COUNT_LIMITS.adults)) return 'adult';
  if (!within(child, COUNT_LIMITS.children)) return 'child';
  if (!within(infant, COUNT_LIMITS.infants)) return 'infant';
  if (adult + child + infant > COUNT_LIMITS.total) return 'total';
  if (infant > adult) return 'infants-over-adults';
  return undefined;
}

/** A count out of a link: the nearest whole number inside the limits, and the fallback of §5 for what is no number. */
export function readCount(
  value: unknown,
  { min, max }: { min: number; max: number },
  fallback: number,
): number {
  const count = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof count !== 'number' || Number.isNaN(count)) return fallback;
  return Math.min(Math.max(Math.trunc(count), min), max);
}
