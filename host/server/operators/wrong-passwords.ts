import { LRUCache } from 'lru-cache';
import { rateLimit } from '../releases/rate-limit.ts';

/** Of one network: somebody who types a password wrong a few times, and nobody who tries out many. */
const WRONG = { burst: 10, perSecond: 0.1 };
const MOST_NETWORKS = 10_000;

export interface WrongPasswords {
  /** Whether a network has to wait before another password of it is looked at. */
  mustWait(network: string): boolean;
  wasWrong(network: string): void;
}

/** Counts wrong passwords by network. */
export function wrongPasswords(): WrongPasswords {
  const limits = new LRUCache<string, { mayTry: () => boolean; isOver: boolean }>({ max: MOST_NETWORKS });
  return {
    mustWait(network) {
      const known = limits.get(network);
      if (!known?.isOver) return false;
      known.isOver = !known.mayTry();
      return known.isOver;
    },
    wasWrong(network) {
      const known = limits.get(network) ?? { mayTry: rateLimit(WRONG), isOver: false };
      known.isOver = !known.mayTry();
      limits.set(network, known);
    },
  };
}
