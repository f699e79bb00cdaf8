import { z } from '@alisio/shared-contracts/zod';
import { NotTrusted, type Signer, type Verifier } from '../rights/signing.ts';
import { NotOurs, POINTER_PATH, type ReleaseStore, type WriteOptions } from '../stores/release-store.ts';

const head = z.object({
  schema: z.literal(1),
  /** the newest when it was written */
  revision: z.int().check(z.positive()),
  /** `sha384-…` of its stored bytes */
  hash: z.string(),
});

/** Which revision was the newest when somebody moved last. */
export type Head = Pick<z.infer<typeof head>, 'revision' | 'hash'>;

const HEAD_PATH = `${POINTER_PATH}/head.json`;

/**
 * Says which revision is the newest, for readers who would have to list all of them. It is written after the
 * revision, and only a hint: readers go on from it to what is newer, so a writer that is gone in between, or one that
 * comes late with an older head, loses nothing. So does one that cannot write: the move is done.
 */
export async function writeHead(
  store: ReleaseStore,
  signer: Signer,
  { revision, hash }: Head,
  options: WriteOptions = {},
): Promise<void> {
  const sealed = signer.seal(JSON.stringify({ schema: 1, revision, hash }));
  await store.replace(HEAD_PATH, sealed, options).catch(() => undefined);
}

/** What each reader has of a store's head: it is read and verified anew when it has changed. */
const known = new WeakMap<Verifier, WeakMap<ReleaseStore, { tag: string; head: Head | undefined }>>();

function open(verifier: Verifier, content: Uint8Array): Head | undefined {
  try {
    return head.parse(JSON.parse(verifier.open(content)));
  } catch (error) {
    if (error instanceof NotTrusted || error instanceof z.core.$ZodError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

/**
 * The head by one conditional read.
 * @returns nothing where there is none, or one that cannot be trusted
 * @throws when the store cannot be read
 */
export async function readHead(store: ReleaseStore, verifier: Verifier): Promise<Head | undefined> {
  const mine = known.get(verifier) ?? new WeakMap<ReleaseStore, { tag: string; head: Head | undefined }>();
  known.set(verifier, mine);
  const before = mine.get(store);
  try {
    const read = await store.readUnless(HEAD_PATH, before?.tag);
    if (read === 'same') return before?.head;
    const now = read && { tag: read.tag, head: open(verifier, read.content) };
    if (now) mine.set(store, now);
    else mine.delete(store);
    return now?.head;
  } catch (error) {
    if (error instanceof NotOurs) return undefined;
    throw error;
  }
}
