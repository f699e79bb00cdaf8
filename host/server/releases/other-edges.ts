import { randomUUID } from 'node:crypto';
import { askEdge, type EdgeSaid } from '@alisio/platform/tooling/release';
import type { SiteReleases } from './site-releases.ts';

export interface OtherEdges {
  /** by which an edge that asks all of them knows itself */
  readonly edge: string;
  /** Why this edge should get no visitors; nothing when it may. */
  heldBackBy(): string | undefined;
  /** Asks from now on. @returns what ends that */
  watch(): () => void;
}

/** An edge that is busy or far says nothing, and holds up nobody. */
const ANSWER_WITHIN_MS = 500;
const ASK_EVERY_MS = 5000;
/** While this one is behind. */
const ASK_AGAIN_MS = 1000;

const isSaid = (asked: EdgeSaid | string): asked is EdgeSaid => typeof asked !== 'string';

/**
 * Whether the other edges of a site serve something newer.
 *
 * The store has the last word: what an edge says makes this one look, and a look that the store answers ends the matter,
 * whatever was said. Only while it does not answer does the word of the others count: of those that are ready themselves,
 * so that somebody is left to serve, and of more than half of those that answer, so that one alone, which lies or is of
 * another site, takes nobody out. An edge says what it serves and never what it was told, so no two wait for each other.
 * @param addresses of all edges, this one's may be among them
 */
export function otherEdges(
  addresses: readonly string[],
  releases: SiteReleases,
  askEveryMs = ASK_EVERY_MS,
): OtherEdges {
  const edge = randomUUID();
  let hasAsked = addresses.length === 0;
  let ahead: { revision: number; at: number } | undefined;

  const own = (): number => releases.looked().revision ?? 0;

  /** Heard of something newer, and the store has not answered since. */
  function isBehind(): boolean {
    const { lookedMsAgo = Number.POSITIVE_INFINITY } = releases.looked();
    return ahead !== undefined && ahead.revision > own() && performance.now() - lookedMsAgo < ahead.at;
  }

  async function ask(): Promise<void> {
    const asked = await Promise.all(
      addresses.map((address) =>
        askEdge(address, { withinMs: ANSWER_WITHIN_MS, revision: releases.looked().revision }),
      ),
    );
    const others = asked.filter(isSaid).filter((said) => said.edge !== edge);
    const newer = (): number[] =>
      others.flatMap(({ isReady, revision = 0 }) => (isReady && revision > own() ? [revision] : []));
    const isAnswered = newer().length === 0 || (await releases.lookAgain());
    const left = newer();
    if (isAnswered && left.length > 0)
      releases.report({}, 'an edge of the fleet says a revision that the store does not have');
    const isBelieved = !isAnswered && left.length * 2 > others.length;
    ahead = isBelieved ? { revision: Math.min(...left), at: performance.now() } : undefined;
    hasAsked = true;
  }

  return {
    edge,
    heldBackBy() {
      if (!hasAsked) return 'The other edges have not been asked yet.';
      if (!isBehind()) return undefined;
      return `Other edges serve revision ${ahead?.revision}, and the store of releases cannot be read.`;
    },
    watch() {
      if (addresses.length === 0) return () => undefined;
      let timer: NodeJS.Timeout | undefined;
      let isOver = false;
      const next = async () => {
        await ask();
        if (!isOver)
          timer = setTimeout(next, isBehind() ? Math.min(ASK_AGAIN_MS, askEveryMs) : askEveryMs).unref();
      };
      void next();
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    },
  };
}
