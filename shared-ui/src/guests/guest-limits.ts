/** How many there are of each kind. */
export type GuestCounts<K extends string> = Readonly<Record<K, number>>;

/** Limits of one kind by itself. */
export interface GuestBounds<K extends string> {
  id: K;
  min: number;
  max: number;
  /** Why there can be no more of them: "Hasta 5 habitaciones". */
  maxText?: string;
}

/** All of these kinds together: "Hasta 9 viajeros por reserva". */
export interface GuestTotal<K extends string> {
  of: readonly K[];
  max: number;
  text: string;
}

/** Never more of one kind than of another: an infant needs an adult's lap. */
export interface GuestRule<K extends string> {
  kind: K;
  notAbove: K;
  text: string;
}

export interface GuestLimits<K extends string> {
  kinds: readonly GuestBounds<K>[];
  total?: GuestTotal<K>;
  rules?: readonly GuestRule<K>[];
}

const sum = <K extends string>(counts: GuestCounts<K>, kinds: readonly K[]) =>
  kinds.reduce((all, kind) => all + counts[kind], 0);

/** No more fit in all. */
export function isFull<K extends string>(counts: GuestCounts<K>, total: GuestTotal<K> | undefined): boolean {
  return total !== undefined && sum(counts, total.of) >= total.max;
}

/** The most that there can be of a kind beside the others, and why, where the kind itself is the reason. */
export function mostOf<K extends string>(
  kind: GuestBounds<K>,
  counts: GuestCounts<K>,
  { total, rules = [] }: GuestLimits<K>,
): { max: number; text: string | undefined } {
  const free = total?.of.includes(kind.id) ? total.max - sum(counts, total.of) : Number.POSITIVE_INFINITY;
  const room = counts[kind.id] + Math.max(free, 0);
  const caps = [
    ...rules
      .filter((rule) => rule.kind === kind.id)
      .map(({ notAbove, text }) => ({ max: counts[notAbove], text })),
    { max: kind.max, text: kind.maxText },
  ];
  const tightest = caps.reduce((least, cap) => (cap.max < least.max ? cap : least));
  return room < tightest.max ? { max: room, text: undefined } : tightest;
}

/** A kind takes another count; those who may not be above it come down with it. */
export function withCount<K extends string>(
  counts: GuestCounts<K>,
  kind: K,
  count: number,
  rules: readonly GuestRule<K>[] = [],
): GuestCounts<K> {
  const next: Record<K, number> = { ...counts, [kind]: count };
  for (const rule of rules) {
    if (rule.notAbove === kind) next[rule.kind] = Math.min(next[rule.kind], count);
  }
  return next;
}
