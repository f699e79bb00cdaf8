import type { Verifier } from '../rights/signing.ts';
import { RELEASE_DOCUMENT, type ReleaseStore } from '../stores/release-store.ts';
import { releasePath } from '../versions/release-of-build.ts';

/** Some are read together: each alone would wait for the one before. */
const AT_ONCE = 8;

async function isSignedBy(
  { store, verifier }: { store: ReleaseStore; verifier: Verifier },
  keyId: string,
  version: string,
): Promise<boolean> {
  const [name = '', number = ''] = version.split('@');
  try {
    const stored = await store.read(`${releasePath(name)}/${number}/${RELEASE_DOCUMENT}`);
    return stored !== undefined && verifier.openSigned(stored).keyId === keyId;
  } catch {
    return false;
  }
}

/** Of these versions (`name@version`) those whose document a key has signed, in their order. */
export async function signedBy(
  site: { store: ReleaseStore; verifier: Verifier },
  keyId: string,
  versions: readonly string[],
): Promise<string[]> {
  const found: string[] = [];
  for (let index = 0; index < versions.length; index += AT_ONCE) {
    const some = versions.slice(index, index + AT_ONCE);
    const own = await Promise.all(some.map((version) => isSignedBy(site, keyId, version)));
    found.push(...some.filter((_, at) => own[at]));
  }
  return found;
}
