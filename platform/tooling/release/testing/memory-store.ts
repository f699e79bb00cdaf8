import { POINTER_PATH, type ReleaseStore, revisionOf, revisionPath } from '../release-store.ts';

/** A store as object storage offers it: named bytes, and "create unless it is there". No disk anywhere. */
export function memoryStore(): ReleaseStore & { readonly objects: Map<string, Uint8Array> } {
  const objects = new Map<string, Uint8Array>();
  const below = (path: string) => [
    ...new Set(
      [...objects.keys()]
        .filter((key) => key.startsWith(`${path}/`))
        .map((key) => key.slice(path.length + 1).split('/')[0] ?? ''),
    ),
  ];
  return {
    objects,
    async publish(path, version, files) {
      if (below(path).includes(version)) return false;
      for (const [name, content] of files) objects.set(`${path}/${version}/${name}`, content);
      return true;
    },
    list: async (path) => below(path),
    read: async (path) => objects.get(path),
    async compareAndSwap(expectedRevision, document) {
      const newest = Math.max(0, ...below(POINTER_PATH).map((name) => revisionOf(name) ?? 0));
      if (newest !== expectedRevision) return false;
      objects.set(revisionPath(expectedRevision + 1), new TextEncoder().encode(document));
      return true;
    },
  };
}
