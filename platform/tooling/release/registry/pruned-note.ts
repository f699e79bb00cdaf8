import { z } from '@alisio/shared-contracts/zod';
import { NotTrusted, type Signer, type Verifier } from '../rights/signing.ts';
import { NotOurs, POINTER_PATH, type ReleaseStore } from '../stores/release-store.ts';

/** Beside the revisions: which of them a prune has taken away. */
export const PRUNED_NAME = 'pruned.json';
const PRUNED_PATH = `${POINTER_PATH}/${PRUNED_NAME}`;

const revision = z.int().check(z.positive());
const note = z.object({
  schema: z.literal(1),
  stretches: z.array(
    z.object({
      first: revision,
      last: revision,
      /** the next one below that was kept, and the hash of its stored bytes: no revision that is left names it */
      below: z.optional(z.object({ revision, hash: z.string() })),
    }),
  ),
});

/** Revisions in a row that were taken away. */
export type PrunedStretch = z.infer<typeof note>['stretches'][number];

/** By a root key: whoever may write it may make others believe that nothing is lost. */
export const writePruned = (
  store: ReleaseStore,
  signer: Signer,
  stretches: readonly PrunedStretch[],
): Promise<void> =>
  store.replace(PRUNED_PATH, signer.seal(JSON.stringify({ schema: 1, stretches })), { urgent: true });

/**
 * What was taken away, lowest first; nothing where no root says so.
 * @throws when the store cannot be read
 */
export async function readPruned(store: ReleaseStore, verifier: Verifier): Promise<PrunedStretch[]> {
  try {
    const stored = await store.read(PRUNED_PATH);
    if (!stored) return [];
    const { payload, keyId } = verifier.openSigned(stored);
    return verifier.isRoot(keyId) ? note.parse(JSON.parse(payload)).stretches : [];
  } catch (error) {
    const isNone =
      error instanceof NotOurs || error instanceof NotTrusted || error instanceof z.core.$ZodError;
    if (isNone || error instanceof SyntaxError) return [];
    throw error;
  }
}
