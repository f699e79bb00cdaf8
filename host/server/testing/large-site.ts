import type { RemoteRelease, RouteClaim, SiteRegistry } from '@alisio/platform/sdk/registry';
import { DEFAULT_LAYOUT } from '@alisio/platform/sdk/remote';
import { hostFixture, remoteFixture, settled, siteRegistryFixture } from './site-fixture.ts';

/** More than a page carries as a whole. */
const REMOTES = 30;
const CLAIMS = 10;

/** `/vertical-7/part-0` to `/vertical-7/part-9`; every third takes a place before its part. */
export const verticalClaims = (index: number): RouteClaim[] =>
  Array.from({ length: CLAIMS }, (_, claim) => ({
    path: claim % 3 === 2 ? `/vertical-${index}/:place/part-${claim}` : `/vertical-${index}/part-${claim}`,
    page: `part-${claim}`,
    layout: DEFAULT_LAYOUT,
  }));

/** A site of many remotes, `mf-vertical-0` and so on, beside these. */
export function largeSite(remotes: readonly RemoteRelease[] = [], count = REMOTES): SiteRegistry {
  const verticals = Array.from({ length: count }, (_, index) =>
    remoteFixture(verticalClaims(index), { name: `mf-vertical-${index}` }),
  );
  return {
    ...siteRegistryFixture([]),
    host: { live: { ...hostFixture(), learns: true }, ...settled },
    remotes: Object.fromEntries(
      [...remotes, ...verticals].map((live) => [live.name, { live, ...settled }] as const),
    ),
  };
}
