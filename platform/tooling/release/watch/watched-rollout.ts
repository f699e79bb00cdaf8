import { spanText } from '../line/say-when.ts';
import { percentText } from '../line/share.ts';
import { type Comparison, NO_COMPARISON, withStretch } from './comparison.ts';
import type { Told, ToldOf } from './told.ts';
import { verdictOn } from './verdict.ts';

export interface WatchPlan {
  /** shares after which the next one follows, lowest first; 1 is everybody */
  steps: readonly number[];
  /** each lasts at least so long, milliseconds */
  everyMs: number;
  /** all of it may take so long, milliseconds */
  withinMs: number;
  /** page loads of the candidate that each step needs */
  loads: number;
}

/** What to do after a look: `why` is for a person. */
export type Action =
  | { kind: 'stay'; why: string }
  | { kind: 'step'; share: number }
  | { kind: 'back'; why: string }
  | { kind: 'given-up'; why: string }
  | { kind: 'done' };

/**
 * Tabs tell of what breaks within seconds, and of a load when the page is left: a trouble waits so long for the loads
 * that began with it. Shorter where steps are.
 */
const LOADS_FOLLOW_MS = 3 * 60_000;
const lagOf = ({ everyMs }: WatchPlan): number => Math.min(LOADS_FOLLOW_MS, everyMs / 3);

const HOUR_MS = 3_600_000;

interface Look {
  at: number;
  told: Told;
}

export interface WatchedRollout {
  /** @param at milliseconds, of a clock that does not jump */
  look(at: number, told: Told): Action;
  /** the share that the candidate has from now on */
  stepped(at: number, share: number): void;
}

const withTroubledOf = (now: ToldOf, earlier: ToldOf): ToldOf => ({ ...now, troubled: earlier.troubled });

/**
 * Decides on a candidate by what its tabs tell, without doing anything.
 * @param usual what was told of live before
 */
export function watchedRollout(
  plan: WatchPlan,
  begin: { at: number; share: number; told: Told; usual: Pick<ToldOf, 'loads' | 'troubled'> },
): WatchedRollout {
  const lag = lagOf(plan);
  let { share } = begin;
  let stepAt = begin.at;
  let loadsAtStep = begin.told.candidate.loads;
  let looks: Look[] = [{ at: begin.at, told: begin.told }];
  let comparison: Comparison = NO_COMPARISON;
  /** where the stretch that goes on began */
  let open: Told = begin.told;
  let newest: Told = begin.told;
  /** loads of the candidate of which all troubles are told */
  let ripe = loadsAtStep;

  /** The loads of now with the troubles of a while ago. */
  function settledAt(at: number, told: Told): Told {
    looks.push({ at, told });
    const old = looks.findLastIndex((look) => look.at <= at - lag);
    looks = looks.slice(Math.max(0, old));
    const earlier = looks[0]?.told ?? told;
    ripe = earlier.candidate.loads;
    return {
      candidate: withTroubledOf(told.candidate, earlier.candidate),
      live: withTroubledOf(told.live, earlier.live),
    };
  }

  function follow(at: number, { candidate }: Told): Action {
    const next = plan.steps.find((step) => step > share);
    const hours = Math.floor((at - begin.at) / HOUR_MS) + 2;
    const verdict = verdictOn({ comparison, candidate, usual: begin.usual, hours });
    if (verdict.kind === 'worse') return { kind: 'back', why: verdict.why };
    const missing = plan.loads - (ripe - loadsAtStep);
    const stays = `it stays at ${percentText(share)} of visitors`;
    const then = next === undefined ? '' : `, then ${next < 1 ? percentText(next) : 'everybody'}`;
    const waits =
      verdict.kind === 'doubtful'
        ? `${verdict.why}; ${stays} until more is known`
        : missing > 0
          ? `${stays} for ${missing} more page loads${then}`
          : at - stepAt < plan.everyMs
            ? `${stays} for ${spanText(plan.everyMs - at + stepAt)}${then}`
            : undefined;
    if (waits === undefined) return next === undefined ? { kind: 'done' } : { kind: 'step', share: next };
    return at - begin.at >= plan.withinMs ? { kind: 'given-up', why: waits } : { kind: 'stay', why: waits };
  }

  return {
    look(at, told) {
      const settled = settledAt(at, told);
      newest = settled;
      const longer = withStretch(comparison, open, settled);
      if (longer) {
        comparison = longer;
        open = settled;
      }
      return follow(at, told);
    },
    stepped(at, next) {
      share = next;
      stepAt = at;
      loadsAtStep = ripe;
      // A stretch has one share: what is left of the last one is too short to be compared.
      open = newest;
    },
  };
}
