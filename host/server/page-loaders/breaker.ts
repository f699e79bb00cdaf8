import { LRUCache } from 'lru-cache';

export interface BreakerRules {
  /** failures that leave something alone; what went well takes one away */
  most: number;
  /** how long it is left alone the first time, milliseconds; each failed try after that doubles it */
  restMs: number;
}

/** What is left alone. */
export interface Rest {
  /** milliseconds of `Date.now` */
  since: number;
  until: number;
}

interface State {
  failures: number;
  restMs: number;
  rest: Rest | undefined;
  /** one is tried after the rest; the others wait for what becomes of it */
  triedAt: number | undefined;
}

export interface Breaker {
  /** Whether it may be tried now; after a rest one may, and the next when that went well. */
  mayTry(key: string): boolean;
  /** @returns the rest that begins with a failure, if one does */
  went(key: string, well: boolean): Rest | undefined;
  /** what is left alone now, by its key */
  resting(): [string, Rest][];
}

const LONGEST_REST_MS = 10 * 60_000;
const MOST_KEYS = 200;

/** Leaves alone what fails often, and tries it again after a while. */
export function breaker({ most, restMs }: BreakerRules): Breaker {
  const states = new LRUCache<string, State>({ max: MOST_KEYS });
  const nothingYet = (): State => ({ failures: 0, restMs, rest: undefined, triedAt: undefined });

  return {
    mayTry(key) {
      const state = states.get(key);
      if (!state?.rest) return true;
      const now = Date.now();
      // A try that nobody heard of again counts for as long as a rest.
      if (now < state.rest.until || now < (state.triedAt ?? 0) + state.restMs) return false;
      state.triedAt = now;
      return true;
    },
    went(key, well) {
      const state = states.get(key) ?? nothingYet();
      if (well) {
        // What began before the rest says nothing of what is tried after it.
        if (state.rest && state.triedAt === undefined) return undefined;
        if (state.rest || state.failures <= 1) states.delete(key);
        else state.failures -= 1;
        return undefined;
      }
      states.set(key, state);
      const wasTried = state.rest !== undefined && state.triedAt !== undefined;
      if (state.rest && !wasTried) return undefined;
      state.failures += 1;
      if (state.failures < most && !wasTried) return undefined;
      if (wasTried) state.restMs = Math.min(LONGEST_REST_MS, state.restMs * 2);
      const now = Date.now();
      state.rest = { since: state.rest?.since ?? now, until: now + state.restMs };
      state.triedAt = undefined;
      return state.rest;
    },
    resting: () =>
      [...states.entries()].flatMap(([key, { rest }]): [string, Rest][] => (rest ? [[key, rest]] : [])),
  };
}
