import { LOADS_OF_STRETCH, TROUBLE_RATIO } from './limits.ts';
import { type Histogram, type Told, type ToldOf, WATCHED_VITALS, type WatchedVital } from './told.ts';

interface Vital {
  candidate: Histogram;
  /** live's values, weighed as if they had come when the candidate's did */
  live: Histogram;
  /** of live, as many as there were */
  liveValues: number;
}

/** Both versions over all stretches so far. */
export interface Comparison {
  loads: { candidate: number; live: number };
  troubled: { candidate: number; live: number };
  /** troubled loads of the candidate, were it as far from live as its limit */
  expected: number;
  vitals: Readonly<Record<WatchedVital, Vital>>;
}

const NOTHING: Vital = { candidate: new Map(), live: new Map(), liveValues: 0 };

export const NO_COMPARISON: Comparison = {
  loads: { candidate: 0, live: 0 },
  troubled: { candidate: 0, live: 0 },
  expected: 0,
  vitals: { LCP: NOTHING, INP: NOTHING, CLS: NOTHING },
};

const since = (now: Histogram, before: Histogram): Histogram =>
  new Map([...now].map(([upTo, count]) => [upTo, Math.max(0, count - (before.get(upTo) ?? 0))]));

export const sizeOf = (histogram: Histogram): number =>
  [...histogram.values()].reduce((sum, count) => sum + count, 0);

function added(one: Histogram, other: Histogram, weight = 1): Histogram {
  const sum = new Map(one);
  for (const [upTo, count] of other) sum.set(upTo, (sum.get(upTo) ?? 0) + weight * count);
  return sum;
}

function addedVital(sum: Vital, now: Told, before: Told, name: WatchedVital): Vital {
  const candidate = since(now.candidate.vitals[name], before.candidate.vitals[name]);
  const live = since(now.live.vitals[name], before.live.vitals[name]);
  const [mine, others] = [sizeOf(candidate), sizeOf(live)];
  if (mine === 0 || others === 0) return sum;
  return {
    candidate: added(sum.candidate, candidate),
    live: added(sum.live, live, mine / others),
    liveValues: sum.liveValues + others,
  };
}

const between = (now: ToldOf, before: ToldOf, what: 'loads' | 'troubled'): number =>
  Math.max(0, now[what] - before[what]);

/**
 * Adds what was told in a stretch of time. Versions are compared within a stretch only: an outage of the API while the
 * candidate has a large share is no fault of it.
 * @returns nothing while the stretch is too short to be one
 */
export function withStretch(sum: Comparison, before: Told, now: Told): Comparison | undefined {
  const loads = {
    candidate: between(now.candidate, before.candidate, 'loads'),
    live: between(now.live, before.live, 'loads'),
  };
  if (loads.candidate < LOADS_OF_STRETCH || loads.live < LOADS_OF_STRETCH) return undefined;
  const troubled = {
    candidate: between(now.candidate, before.candidate, 'troubled'),
    live: between(now.live, before.live, 'troubled'),
  };
  const weight = loads.candidate * TROUBLE_RATIO;
  const [LCP, INP, CLS] = WATCHED_VITALS.map((name) => addedVital(sum.vitals[name], now, before, name));
  return {
    loads: {
      candidate: sum.loads.candidate + loads.candidate,
      live: sum.loads.live + loads.live,
    },
    troubled: {
      candidate: sum.troubled.candidate + troubled.candidate,
      live: sum.troubled.live + troubled.live,
    },
    expected: sum.expected + ((troubled.candidate + troubled.live) * weight) / (weight + loads.live),
    vitals: { LCP: LCP ?? NOTHING, INP: INP ?? NOTHING, CLS: CLS ?? NOTHING },
  };
}
