import type { ReleaseDocument } from '../../../sdk/registry/index.ts';
import { overCeilings, uncovered } from './coverage.ts';
import type { Grant } from './grants.ts';
import { NotTrusted, type Verifier } from './signing.ts';

/** @returns why a grant does not stand for a version, as the end of a sentence */
function notGranted(grant: Grant, document: ReleaseDocument): string | undefined {
  const { owner, until, to, versions = [] } = grant;
  const { release, publishedAt, publishedBy } = document;
  const may = uncovered(grant, release) ?? overCeilings(grant, document);
  if (may) return `may not ${may}`;
  if (publishedBy !== owner) return `is not ${publishedBy}`;
  if (Date.parse(publishedAt) > Date.parse(until)) return `signed until ${until}`;
  if (to !== undefined && !versions.includes(`${release.name}@${release.version}`)) return 'signs no more';
  return undefined;
}

/** @throws NotTrusted when a version's document is not its key's to sign */
export function checkMayRelease({ isRoot, held }: Verifier, keyId: string, document: ReleaseDocument): void {
  if (isRoot(keyId)) return;
  const grants = held.grantsOf(keyId);
  const reasons = grants.map((grant) => notGranted(grant, document));
  if (reasons.some((reason) => reason === undefined)) return;
  const { name, version } = document.release;
  const [why = 'holds no right'] = reasons.toReversed();
  throw new NotTrusted(`${name} ${version}: the key ${keyId} (${grants.at(-1)?.owner ?? 'nobody'}) ${why}`);
}
