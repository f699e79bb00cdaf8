import { LRUCache } from 'lru-cache';

/** Half of what a network used is forgotten after so long. */
const HALF_LIFE_MS = 10_000;
/** Who is forgotten begins anew: many times what has pages drawn at a time. */
const MOST_NETWORKS = 10_000;

/** What each network had of the threads lately. */
export interface RecentUse {
  /** Milliseconds, half as many for each half-life that has passed. */
  of(network: string): number;
  /** @param ms may be negative, for what was taken to cost more than it did */
  add(network: string, ms: number): void;
}

export function recentUse(now: () => number = () => performance.now()): RecentUse {
  const used = new LRUCache<string, { ms: number; at: number }>({ max: MOST_NETWORKS });
  const of = (network: string): number => {
    const last = used.get(network);
    return last ? last.ms * 2 ** ((last.at - now()) / HALF_LIFE_MS) : 0;
  };
  return {
    of,
    add: (network, ms) => void used.set(network, { ms: Math.max(0, of(network) + ms), at: now() }),
  };
}

export interface Turn {
  /** Gives it to the next one, or takes the wish for it back. */
  end(): void;
}

/** Who works in a thread, one page at a time. */
export interface Turns {
  /** @param go called when it is the page's turn: at once where nobody has it */
  take(network: string, go: () => void): Turn;
  /** How many turns come before the next one of this network. @param turnMs what one is taken to cost */
  before(network: string, turnMs: number): number;
}

interface Waiting {
  network: string;
  go(): void;
}

/** The next turn is of whose network used least; of those alike, and of one network, who came first. */
export function fairTurns(use: Pick<RecentUse, 'of'>): Turns {
  const waiting = new Set<Waiting>();
  let holder: Waiting | undefined;

  function next(): void {
    if (holder) return;
    // Each network is looked at once: what it used is less with every moment.
    const used = new Map<string, number>();
    for (const { network } of waiting) if (!used.has(network)) used.set(network, use.of(network));
    const usedBy = ({ network }: Waiting) => used.get(network) ?? 0;
    const [first] = [...waiting].sort((one, other) => usedBy(one) - usedBy(other));
    if (!first) return;
    waiting.delete(first);
    holder = first;
    holder.go();
  }

  return {
    take(network, go) {
      const mine = { network, go };
      waiting.add(mine);
      next();
      return {
        end() {
          waiting.delete(mine);
          if (holder !== mine) return;
          holder = undefined;
          next();
        },
      };
    },
    before(network, turnMs) {
      const queued = new Map<string, number>();
      for (const one of waiting) queued.set(one.network, (queued.get(one.network) ?? 0) + 1);
      const own = queued.get(network) ?? 0;
      const used = use.of(network) + own * turnMs;
      let before = own + (holder ? 1 : 0);
      for (const [other, count] of queued) {
        if (other === network) continue;
        const ahead = Math.floor((used - use.of(other)) / turnMs) + 1;
        before += Math.min(count, Math.max(0, ahead));
      }
      return before;
    },
  };
}
