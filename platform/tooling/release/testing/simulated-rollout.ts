import type { Told, ToldOf } from '../watch/told.ts';
import { type Action, type WatchPlan, watchedRollout } from '../watch/watched-rollout.ts';

/** How the visitors of a simulated site fare. */
export interface Simulated {
  seed: number;
  /** of all versions, each ten seconds */
  visitors: number;
  /** chance that something breaks on a page of live, at a moment (seconds) */
  usual(at: number): number;
  /** the same of the candidate */
  candidate(at: number): number;
  /** how many times slower the candidate's pages are painted */
  slower?: number;
}

export const PLAN: WatchPlan = {
  steps: [0.05, 0.25, 0.5, 1],
  everyMs: 600_000,
  withinMs: 6 * 3_600_000,
  loads: 200,
};
const LOOK_S = 10;
/** Tabs tell of a load when it is left: after this long on average. */
const DWELL_S = 90;

/** Mulberry32. */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How many events there are where so many are expected (Poisson; above fifty, the normal that it nearly is). */
function drawn(expected: number, chance: () => number): number {
  if (expected > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
    return Math.max(0, Math.round(expected + Math.sqrt(expected) * normal));
  }
  const end = Math.exp(-expected);
  let product = chance();
  let count = 0;
  for (; product > end; count += 1) product *= chance();
  return count;
}

/** A largest paint of 1.6 s in the median, most between one and three: by the end of its bucket. */
function paint(slower: number, chance: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  const value = 1600 * slower * Math.exp(0.5 * normal);
  return Math.round(1.1 ** Math.ceil(Math.log(value) / Math.log(1.1)));
}

interface Version {
  told: ToldOf;
  /** loads that are not left yet */
  open: number;
}

/** Of a version that nobody has told of. */
export const NOTHING_TOLD: ToldOf = {
  loads: 0,
  troubled: 0,
  networks: { loads: 0, troubled: 0 },
  vitals: { LCP: new Map(), INP: new Map(), CLS: new Map() },
  problem: undefined,
};

/** Each visitor is of a network of their own. */
function goOn(
  version: Version,
  visitors: number,
  breaks: number,
  slower: number,
  chance: () => number,
): Version {
  const begun = drawn(visitors, chance);
  const broken = Math.min(begun, drawn(begun * breaks, chance));
  const waiting = version.open + begun - broken;
  const left = Math.min(waiting, drawn(waiting * (1 - Math.exp(-LOOK_S / DWELL_S)), chance));
  const LCP = new Map(version.told.vitals.LCP);
  for (let one = 0; one < Math.min(left, 8); one += 1) {
    const upTo = paint(slower, chance);
    LCP.set(upTo, (LCP.get(upTo) ?? 0) + 1);
  }
  const [loads, troubled] = [version.told.loads + left + broken, version.told.troubled + broken];
  const networks = { loads: Math.min(500, loads), troubled: Math.min(500, troubled) };
  return {
    told: { ...version.told, loads, troubled, networks, vitals: { ...version.told.vitals, LCP } },
    open: waiting - left,
  };
}

export interface Outcome {
  action: Action['kind'];
  /** that the candidate had at the end */
  share: number;
  minutes: number;
}

/** Watches a candidate on a simulated site to its end. */
export function simulatedRollout(site: Simulated, plan: WatchPlan = PLAN): Outcome {
  const chance = chanceOf(site.seed);
  let share = plan.steps[0] ?? 1;
  let live: Version = { told: NOTHING_TOLD, open: site.visitors * (DWELL_S / LOOK_S) };
  let candidate: Version = { told: NOTHING_TOLD, open: 0 };
  const now = (): Told => ({ candidate: candidate.told, live: live.told });
  const watch = watchedRollout(plan, {
    ...{ at: 0, share, told: now() },
    usual: { loads: 10_000, troubled: 10_000 * site.usual(0) },
  });
  for (let at = LOOK_S; ; at += LOOK_S) {
    live = goOn(live, site.visitors * (1 - share), site.usual(at), 1, chance);
    candidate = goOn(candidate, site.visitors * share, site.candidate(at), site.slower ?? 1, chance);
    const action = watch.look(at * 1000, now());
    if (action.kind === 'stay') continue;
    if (action.kind === 'step') {
      share = action.share;
      watch.stepped(at * 1000, share);
      if (share < 1) continue;
    }
    return { action: action.kind, share, minutes: at / 60 };
  }
}
