import { atMost } from './at-most.ts';
import {
  documentAt,
  inOrder,
  POINTER_PATH,
  type ReleaseStore,
  revisionName,
  revisionOf,
  revisionPath,
} from './release-store.ts';
import { retried } from './retries.ts';
import { type Bucket, type S3Calls, s3Calls } from './s3-calls.ts';

/** Files of a version that are sent at once, and versions that are looked for. */
const AT_ONCE = 8;
/** What lies in a version that is not there after this long comes from somebody who has died. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Somebody creates the same name at the same moment, and nobody has it yet. */
class AtOnce extends Error {}

const isSame = (one: Uint8Array | undefined, other: Uint8Array): boolean =>
  one !== undefined && Buffer.compare(one, other) === 0;

/**
 * Releases in object storage that can create an object only if it is not there (`If-None-Match: *`). A version's
 * document is created last. Its files may lie there before, from a publication that was broken off, or beside
 * this one: the same ones are left, and others are only written over when nobody can be at work on them any more.
 */
export const s3Store = (place: Bucket): ReleaseStore => s3StoreOf(s3Calls(place));

export function s3StoreOf(calls: S3Calls): ReleaseStore {
  const bytes = (text: string) => new TextEncoder().encode(text);

  async function read(path: string): Promise<Uint8Array | undefined> {
    const found = await calls.get(path);
    return found === 'same' ? undefined : found?.content;
  }

  /** Creates it once, and finds out by reading whether it was this one that won, where the answer does not tell. */
  const create = (path: string, content: Uint8Array): Promise<boolean> =>
    retried(
      (error) => error instanceof AtOnce,
      async () => {
        const created = await calls.create(path, content);
        if (created !== 'unsure') return created === 'created';
        const found = await read(path);
        if (!found) throw new AtOnce(`${path} is being created by others, and is not there yet.`);
        return isSame(found, content);
      },
    );

  const isThere = async (document: string): Promise<boolean> =>
    (await calls.writtenAt(document)) !== undefined;

  /** @returns false when the version came from elsewhere in the meantime */
  async function putFile(path: string, content: Uint8Array, document: string): Promise<boolean> {
    if (await create(path, content)) return true;
    if (isSame(await read(path), content)) return true;
    if (await isThere(document)) return false;
    const since = await calls.writtenAt(path);
    if (since && Date.now() - since.getTime() < ABANDONED_MS)
      throw new Error(
        `${path} is there with other content, and its version is not: somebody publishes it, or was broken off. Try again in an hour, or release another version.`,
      );
    await calls.put(path, content);
    return true;
  }

  return {
    async publish(path, version, files) {
      const { files: others, document } = inOrder(path, files);
      const whole = `${path}/${version}`;
      const last = `${whole}/${document[0]}`;
      if (await isThere(last)) return false;
      const inTurn = atMost(AT_ONCE);
      const put = await Promise.all(
        others.map(([name, content]) => inTurn(() => putFile(`${whole}/${name}`, content, last))),
      );
      return put.every(Boolean) && create(last, document[1]);
    },

    async list(path) {
      const names = await calls.names(path);
      const document = documentAt(path);
      if (document === undefined) return names;
      const inTurn = atMost(AT_ONCE);
      const there = await Promise.all(
        names.map((name) => inTurn(() => isThere(`${path}/${name}/${document}`))),
      );
      return names.filter((_name, index) => there[index]);
    },

    read,
    readUnless: (path, tag) => calls.get(path, tag),

    async compareAndSwap(expectedRevision, document) {
      // Padded names sort by number: what is behind the expected one is all that is newer.
      const before = revisionName(Math.max(0, expectedRevision - 1));
      const newest = (await calls.names(POINTER_PATH, before)).map((name) => revisionOf(name) ?? 0);
      if (Math.max(0, ...newest) !== expectedRevision) return false;
      return create(revisionPath(expectedRevision + 1), bytes(document));
    },

    replace: (path, note) => calls.put(path, bytes(note)),

    async remove(path) {
      const document = documentAt(path.slice(0, path.lastIndexOf('/')));
      if (document !== undefined) await calls.remove(`${path}/${document}`);
      const inTurn = atMost(AT_ONCE);
      await Promise.all((await calls.below(path)).map((one) => inTurn(() => calls.remove(one))));
      await calls.remove(path);
    },
  };
}
