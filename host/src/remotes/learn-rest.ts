import { chooseClaim } from '@alisio/platform/addresses/choose-claim.ts';
import type { PublicRegistry, RouteClaim } from '@alisio/platform/sdk/registry';

/** By then a document of the edge would be on its way. */
const LEARNT_WITHIN_MS = 1000;

/**
 * Asks the edge for the rest of the site's registry where no claim in the page has a path.
 * @returns when the path can be looked up; nothing where it can be already. Fails when the edge does not answer in time
 */
export type LearnRest = (pathname: string) => Promise<void> | undefined;

/** The claims that a page knows, and what takes in more. */
interface KnownClaims {
  readonly claims: readonly { claim: Pick<RouteClaim, 'path' | 'known'> }[];
  add(more: Pick<PublicRegistry, 'remotes' | 'disabled'>): void;
}

/** What tells the rest of a registry; of one that is whole there is none. */
export function learnRest({ rest }: PublicRegistry, pages: KnownClaims): LearnRest {
  let missing = rest;
  let asking: Promise<void> | undefined;
  async function ask(href: string): Promise<void> {
    try {
      const answer = await fetch(href, { signal: AbortSignal.timeout(LEARNT_WITHIN_MS) });
      if (!answer.ok) throw new Error(href);
      pages.add(await answer.json());
      missing = undefined;
    } finally {
      asking = undefined;
    }
  }
  return (pathname) => {
    if (!missing || chooseClaim(pages.claims, pathname)) return undefined;
    asking ??= ask(missing.href);
    return asking;
  };
}
