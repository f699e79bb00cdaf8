import { once } from 'node:events';
import { localSite, readPointer, releaseToSite } from '../index.ts';

/**
 * `release-at-signal.ts DATA_DIR FOLDER BY`: reads what is live, says "ready", waits for a line, and releases as if
 * it had been building all the while.
 */
const [dataDir = '', folder = '', by = ''] = process.argv.slice(2);
const site = localSite(dataDir);
const began = await readPointer(site.store, site.verifier);
console.info('ready');
await once(process.stdin, 'data');
process.stdin.destroy();
try {
  await releaseToSite(site, { remotes: [folder], by, began });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
