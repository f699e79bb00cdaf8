import { KEYS_PATH, POINTER_PATH, type ReleaseStore, revisionOf } from './release-store.ts';

export interface Copied {
  /** documents of keys */
  keys: number;
  versions: number;
  revisions: number;
}

async function bytesOf(store: ReleaseStore, path: string): Promise<Uint8Array> {
  const bytes = await store.read(path);
  if (!bytes) throw new Error(`${path} was there, and is gone.`);
  return bytes;
}

async function copyVersion(
  from: ReleaseStore,
  to: ReleaseStore,
  path: string,
  version: string,
): Promise<void> {
  const files = new Map<string, Uint8Array>();
  for (const name of await from.list(`${path}/${version}`))
    files.set(name, await bytesOf(from, `${path}/${version}/${name}`));
  await to.publish(path, version, files);
}

/**
 * Copies all of a store into another one, of whatever kind: a backup, or a shop that moves from a folder to object
 * storage. What a revision names was there before it, versions and the document of keys, so revisions are listed first and
 * written last, the oldest first; whatever was released meanwhile is left to the next copy, which goes on from this one.
 * @throws when something is gone in the meantime, or a store cannot be reached
 */
export async function copyStore(from: ReleaseStore, to: ReleaseStore): Promise<Copied> {
  const names = (await from.list(POINTER_PATH)).toSorted();
  const copyAll = async (path: string): Promise<number> => {
    const versions = await from.list(path);
    for (const version of versions) await copyVersion(from, to, path, version);
    return versions.length;
  };
  const keys = await copyAll(KEYS_PATH);
  let versions = 0;
  for (const path of ['host', ...(await from.list('remotes')).map((name) => `remotes/${name}`)])
    versions += await copyAll(path);
  const [revisions, notes] = [true, false].map((wanted) =>
    names.filter((name) => (revisionOf(name) !== undefined) === wanted),
  );
  for (const name of [...(revisions ?? []), ...(notes ?? [])]) {
    const path = `${POINTER_PATH}/${name}`;
    await to.replace(path, new TextDecoder().decode(await bytesOf(from, path)));
  }
  return { keys, versions, revisions: revisions?.length ?? 0 };
}
