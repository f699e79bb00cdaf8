import { type Registry, registry } from '@alisio/platform/sdk/registry';
import { folderStore } from '@alisio/platform/tooling/release';

interface Warner {
  error(details: object, message: string): void;
}

/**
 * What is live in a site's folder, read again whenever its revision has moved: a release needs no restart.
 * What cannot be read is logged, and the last good revision stays.
 * @returns nothing before the first release
 * @throws when the folder cannot be read and nothing was before
 */
export function siteRegistry(site: string, log: Warner): () => Promise<Registry | undefined> {
  const store = folderStore(site);
  let seen = 0;
  let live: Registry | undefined;
  return async () => {
    const pointer = await store.read().catch((error: unknown) => {
      if (!live) throw error;
      log.error({ err: error }, 'the site cannot be read');
      return undefined;
    });
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
