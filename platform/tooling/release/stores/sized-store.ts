import { checkSize } from './most-bytes.ts';
import { type ReleaseStore, revisionPath } from './release-store.ts';

/** The same store, which takes nothing that none of its readers would read: who writes it is told, and nobody else. */
export const sizedStore = (store: ReleaseStore): ReleaseStore => ({
  ...store,
  async publish(path, version, files) {
    for (const [name, { byteLength }] of files) checkSize(`${path}/${version}/${name}`, byteLength);
    return store.publish(path, version, files);
  },
  async compareAndSwap(expectedRevision, document, options) {
    checkSize(revisionPath(expectedRevision + 1), Buffer.byteLength(document));
    return store.compareAndSwap(expectedRevision, document, options);
  },
  async replace(path, note, options) {
    checkSize(path, Buffer.byteLength(note));
    return store.replace(path, note, options);
  },
});
