import { setTimeout as pause } from 'node:timers/promises';
import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { within } from '@alisio/platform/serving';
import { counter } from '@alisio/platform/serving/metrics';
import {
  brokenText,
  type Known,
  type Pointer,
  type ReleaseStore,
  readPointer,
  type Verifier,
} from '@alisio/platform/tooling/release';
import type { Log } from './calm-log.ts';

const failedLooks = counter({
  name: 'alisio_edge_looks_failed_total',
  help: 'Looks at the store of releases that came to nothing.',
});

/** How fresh what an edge serves is. */
export interface Looked {
  /** that is served; nothing before there is one */
  revision: number | undefined;
  /** milliseconds since the last look that the store answered; nothing before the first */
  lookedMsAgo: number | undefined;
}

export interface LiveRevision {
  /**
   * What is live, as the last look has found it. Who comes before the first look has ended, or before anything is
   * released, waits for a look.
   * @param seen a revision that whoever asks has been given: an edge that is behind it looks at once, and a short time
   * is waited for that
   * @returns nothing before the first release, and of a registry that is broken since before the edge began
   * @throws when the store could not be read and nothing was before
   */
  live(seen?: number): Promise<SiteRegistry | undefined>;
  /** Tells each revision from when this edge has it. */
  follow(listener: (site: SiteRegistry) => void): void;
  /** Why nothing is live, when something is wrong; nothing while a good revision is served. */
  trouble(): string | undefined;
  looked(): Looked;
  /** Looks anew. @returns whether the store has answered */
  lookAgain(): Promise<boolean>;
  /** Looks now and from now on. @returns what ends that */
  watch(): () => void;
}

/** Each is one read of the store where nothing has moved. */
export const LOOK_EVERY_MS = 1000;
/** Looks that requests may cause: all who come between two of them share the next. */
const FOR_VISITORS_EVERY_MS = 100;
/** A page waits this long for a revision that its visitor was given elsewhere. */
const WAIT_MS = 300;

interface Options {
  report: Log['error'];
  everyMs?: number | undefined;
}

/** Follows the pointer of a store behind the requests, as far as its signatures and its chain are good. */
export function liveRevision(
  store: ReleaseStore,
  verifier: Verifier,
  { report, everyMs = LOOK_EVERY_MS }: Options,
): LiveRevision {
  const listeners: ((site: SiteRegistry) => void)[] = [];
  let live: { registry: SiteRegistry; known: Known } | undefined;
  let trouble: string | undefined;
  let failure: { error: unknown } | undefined;
  let lookedAt: number | undefined;
  let looking: Promise<void> | undefined;
  let first: Promise<void> | undefined;
  let soon: Promise<void> | undefined;
  let soonFrom = 0;

  /** Whether an edge may serve what a look has found: whole, or with nothing wrong but behind it. */
  const isGood = ({ broken }: Pointer, { revision }: SiteRegistry): boolean =>
    broken.every(({ first: from }) => live !== undefined && from > revision);

  function take(pointer: Pointer): void {
    const { registry, hash, broken, strange } = pointer;
    for (const path of strange) report({ path }, 'no revision of the registry, and passed over');
    if (registry && hash && isGood(pointer, registry)) {
      live = { registry, known: { revision: registry.revision, hash } };
      for (const listener of listeners) listener(registry);
    }
    trouble = undefined;
    if (broken.length === 0) return;
    report({ broken }, 'the registry is broken');
    if (!live) trouble = brokenText(pointer);
  }

  async function lookNow(): Promise<void> {
    const began = performance.now();
    try {
      take(await readPointer(store, verifier, live?.known));
      failure = undefined;
      lookedAt = began;
    } catch (error) {
      report({ err: error }, 'the site cannot be read');
      failedLooks.inc();
      failure = { error };
      if (!live) trouble = 'The store of releases cannot be read.';
    }
  }

  /** One at a time, whoever asks. */
  function look(): Promise<void> {
    looking ??= lookNow().finally(() => {
      looking = undefined;
    });
    first ??= looking;
    return looking;
  }

  /** One that begins from now on: what is under way may have read the pointer already. */
  async function lookAgain(): Promise<boolean> {
    await looking;
    await look();
    return failure === undefined;
  }

  /** The next of the looks that requests may cause, one for all who wait for it. */
  function lookSoon(): Promise<void> {
    soon ??= (async () => {
      await pause(Math.max(0, soonFrom - performance.now()), undefined, { ref: false });
      await looking;
      soon = undefined;
      soonFrom = performance.now() + FOR_VISITORS_EVERY_MS;
      await look();
    })();
    return soon;
  }

  const isBehind = (seen: number): boolean => live !== undefined && live.known.revision < seen;

  async function catchUp(seen: number): Promise<void> {
    await looking;
    if (isBehind(seen)) await lookSoon();
  }

  return {
    async live(seen = 0) {
      if (!live) await (first ?? look());
      if (!live && failure) throw failure.error;
      // Who has nothing to serve looks when somebody asks: the first release is there at once.
      if (!live) await lookSoon();
      // A store that does not answer is looked at each second, and nobody waits for that.
      if (isBehind(seen) && !failure) await within(catchUp(seen), { ms: WAIT_MS, late: () => undefined });
      return live?.registry;
    },
    follow: (listener) => void listeners.push(listener),
    trouble: () => trouble,
    looked: () => ({
      revision: live?.known.revision,
      lookedMsAgo: lookedAt === undefined ? undefined : performance.now() - lookedAt,
    }),
    lookAgain,
    watch() {
      void look();
      const timer = setInterval(look, everyMs).unref();
      return () => clearInterval(timer);
    },
  };
}
