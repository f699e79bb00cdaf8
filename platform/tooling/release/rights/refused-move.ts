import type { SiteRegistry } from '../../../sdk/registry/index.ts';
import { judgeMove } from './allowed-move.ts';
import { isForAll } from './grants.ts';
import type { Signer, Verifier } from './signing.ts';

/**
 * Whether readers would take a move by this key: asked before it is made, so that whoever makes it is told why not.
 * @returns a sentence for a person; nothing when they would
 */
export function refusedMove(
  { signer: { keyId }, verifier: { isRoot, held } }: { signer: Signer; verifier: Verifier },
  before: SiteRegistry | undefined,
  after: SiteRegistry,
): string | undefined {
  if (isRoot(keyId)) return undefined;
  const grant = held.grantAt(keyId, after.revision);
  if (!grant) return `The key ${keyId} holds no right here: a root has to grant it some (npm run keys).`;
  const { owner, until } = grant;
  const { by, at } = after.change;
  if (Date.parse(at) > Date.parse(until)) return `The key of ${owner} was good until ${until}.`;
  if (isForAll(grant)) return by === owner ? undefined : `The key of ${owner} may not sign for ${by}.`;
  if (!before) return `The key of ${owner} begins no site: a root has to.`;
  const { why } = judgeMove({ before, after, grant, now: Date.now() });
  return why && `The key of ${owner} may not ${why}.`;
}
