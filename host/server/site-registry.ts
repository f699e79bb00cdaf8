import { type Registry, registry } from '@alisio/platform/sdk/registry';
import { folderStore } from '@alisio/platform/tooling/release';

interface Warner {
  error(details: object, message: string): void;
}

/**
 * What is live in a site's folder, read again whenever its revision has moved: a release needs no restart.
 * A revision that cannot be read is logged, and the last good one stays.
 * @returns nothing before the first release
 */
export function siteRegistry(site: string, log: Warner): () => Promise<Registry | undefined> {
  const store = folderStore(site);
  let seen = 0;
  let live: Registry | undefined;
  return async () => {
    const pointer = await store.read();
    if (!pointer || pointer.revision === seen) return live;
    seen = pointer.revision;
    try {
      live = registry.parse(JSON.parse(pointer.document));
    } catch (error) {
      log.error({ err: error, revision: pointer.revision }, 'the registry cannot be read');
    }
    return live;
  };
}
