import { resolve } from 'node:path';
import { repositoryRoot } from '../build/paths.ts';
import { removeRemote } from './take-away.ts';

/** `npm run remove:remote mf-insurance`: out of the tree, and out of the site of `DATA_DIR`. */
try {
  const [name = ''] = process.argv.slice(2);
  const dataDir = resolve(repositoryRoot, process.env.DATA_DIR || '.data');
  const wasLive = await removeRemote({ root: repositoryRoot, dataDir, name });
  console.info(`${name} is gone from the tree${wasLive ? ' and from the site' : ''}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
