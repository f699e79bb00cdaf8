import type { SiteRegistry } from '@alisio/platform/sdk/registry';
import { following, hashOf, readPointer, type Site, writeHead } from '@alisio/platform/tooling/release';

/**
 * Moves what is live as the release line does, for tests that are the only ones to move it.
 * @returns what is live then
 * @throws when that changes nothing
 */
export async function moveSite(
  { store, signer, verifier }: Site,
  decide: (live: SiteRegistry | undefined) => SiteRegistry | undefined,
): Promise<SiteRegistry> {
  const pointer = await readPointer(store, verifier);
  const next = decide(pointer.registry);
  if (!next) throw new Error('this changes nothing');
  const moved = following(pointer, next);
  const sealed = signer.seal(JSON.stringify(moved));
  if (!(await store.compareAndSwap(pointer.revision, sealed))) {
    throw new Error('somebody else moved the pointer');
  }
  await writeHead(store, signer, { revision: moved.revision, hash: hashOf(sealed) });
  return moved;
}
