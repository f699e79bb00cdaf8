import { checkSize } from '../stores/most-bytes.ts';
import {
  documentAt,
  inOrder,
  POINTER_PATH,
  type ReleaseStore,
  revisionOf,
  revisionPath,
} from '../stores/release-store.ts';

/** A store as object storage offers it: named bytes, and "create unless it is there". No disk anywhere. */
export function memoryStore(): ReleaseStore & { readonly objects: Map<string, Uint8Array> } {
  const objects = new Map<string, Uint8Array>();
  /** Objects are never changed in place, so each stands for itself. */
  const tags = new WeakMap<Uint8Array, string>();
  let tagged = 0;
  const tagOf = (content: Uint8Array): string => {
    const known = tags.get(content);
    if (known !== undefined) return known;
    tagged += 1;
    tags.set(content, String(tagged));
    return String(tagged);
  };
  const below = (path: string) => [
    ...new Set(
      [...objects.keys()]
        .filter((key) => key.startsWith(`${path}/`))
        .map((key) => key.slice(path.length + 1).split('/')[0] ?? ''),
    ),
  ];
  const readAt = (path: string) => {
    const content = objects.get(path);
    checkSize(path, content?.byteLength ?? 0);
    return content;
  };
  const isWhole = (path: string, version: string) =>
    objects.has(`${path}/${version}/${documentAt(path) ?? ''}`);
  return {
    objects,
    async publish(path, version, files) {
      const ordered = inOrder(path, files);
      if (isWhole(path, version)) return false;
      for (const [name, content] of [...ordered.files, ordered.document])
        objects.set(`${path}/${version}/${name}`, content);
      return true;
    },
    list: async (path) => below(path).filter((name) => documentAt(path) === undefined || isWhole(path, name)),
    read: async (path) => readAt(path),
    async readUnless(path, tag) {
      const content = readAt(path);
      if (!content) return undefined;
      return tagOf(content) === tag ? 'same' : { content, tag: tagOf(content) };
    },
    async compareAndSwap(expectedRevision, document) {
      const newest = Math.max(0, ...below(POINTER_PATH).map((name) => revisionOf(name) ?? 0));
      if (newest !== expectedRevision) return false;
      objects.set(revisionPath(expectedRevision + 1), new TextEncoder().encode(document));
      return true;
    },
    async replace(path, note) {
      objects.set(path, new TextEncoder().encode(note));
    },
    async remove(path) {
      for (const key of [...objects.keys()])
        if (key === path || key.startsWith(`${path}/`)) objects.delete(key);
    },
  };
}
