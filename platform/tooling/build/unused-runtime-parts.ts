/**
 * Stands in for what the federation runtime brings to read manifests and to preload by them: the registry says which
 * files a remote has, and the edge preloads them. Every instance has this handler, and no plugin finds a hook in it.
 */
export class SnapshotHandler {
  readonly hooks = { applyPlugin(): void {} };
  readonly manifestCache = new Map<string, unknown>();
}

/** No manifest was read, so nothing is known of a remote beside its entry. */
export const getGlobalRemoteInfo = () => ({
  hostGlobalSnapshot: undefined,
  globalSnapshot: undefined,
  remoteSnapshot: undefined,
});

function notHere(): never {
  throw new Error('The edge preloads what a page needs, not the federation runtime.');
}

export const defaultPreloadArgs = notHere;
export const formatPreloadArgs = notHere;
export const normalizePreloadExposes = notHere;
export const preloadAssets = notHere;
