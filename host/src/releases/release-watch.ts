import {
  LIVE_VERSIONS_PATH,
  type LiveVersions,
  liveVersions,
  type PublicRegistry,
} from '@alisio/platform/sdk/registry';
import { keepsState } from './tab-storage.ts';
import { newerVersions, pageVersions, type VersionSet } from './version-set.ts';

const ASK_EVERY_MS = 60_000;
/** A tab that is looked at in turns with others does not ask each time. */
const ASK_AGAIN_AFTER_MS = 15_000;

export interface ReleaseWatch {
  /** what is live, when it is not what the page has; as far as is known */
  newer(): VersionSet | undefined;
  subscribe(listener: () => void): () => void;
  /** Whether the site answered when it was last asked. */
  answers(): boolean;
  /** Asks now. @returns `newer` after that; nothing without an answer, whatever was known before */
  ask(): Promise<VersionSet | undefined>;
  /** Asks from time to time, while somebody looks at the page. @returns what ends it */
  start(): () => void;
}

/**
 * Whether the live versions matter to this page: not where versions are swapped for the tab; not where no cookie is
 * kept, since the share of a rollout would be drawn anew with each question; and not where another document would
 * not find what this one keeps for the tab.
 */
const mayChange = (registry: PublicRegistry): boolean =>
  !registry.overrides?.length &&
  pageVersions(registry) !== undefined &&
  navigator.cookieEnabled &&
  keepsState();

/** What this visitor would get now; nothing when it cannot be learnt, which changes nothing for them. */
async function askLiveVersions(): Promise<LiveVersions | undefined> {
  try {
    const answer = await fetch(LIVE_VERSIONS_PATH, { cache: 'no-store' });
    return answer.ok ? liveVersions.parse(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

/** Compares an open page with what is live. */
export function createReleaseWatch(registry: PublicRegistry): ReleaseWatch {
  const listeners = new Set<() => void>();
  let newer: VersionSet | undefined;
  let answers = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<VersionSet | undefined> | undefined;

  async function compare(): Promise<VersionSet | undefined> {
    askedAt = Date.now();
    const live = await askLiveVersions();
    answers = live !== undefined;
    if (!live) return undefined;
    const found = newerVersions(registry, live);
    if (found !== newer) {
      newer = found;
      for (const listener of listeners) listener();
    }
    return newer;
  }

  function ask(): Promise<VersionSet | undefined> {
    if (!mayChange(registry) || !navigator.onLine) return Promise.resolve(undefined);
    asking ??= compare().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    newer: () => newer,
    answers: () => answers,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    start() {
      const askIfSeen = () => {
        if (document.visibilityState === 'visible') void ask();
      };
      const askOnReturn = () => {
        if (Date.now() - askedAt >= ASK_AGAIN_AFTER_MS) askIfSeen();
      };
      const timer = setInterval(askIfSeen, ASK_EVERY_MS);
      document.addEventListener('visibilitychange', askOnReturn);
      window.addEventListener('online', askOnReturn);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', askOnReturn);
        window.removeEventListener('online', askOnReturn);
      };
    },
  };
}
