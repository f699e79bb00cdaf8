import { resolve } from 'node:path';
import { buildRemote } from './index.ts';

/** `node platform/tooling/build/build-remote.ts FOLDER` builds that remote alone. */
const [folder] = process.argv.slice(2);
try {
  if (!folder) throw new Error('Which folder? node platform/tooling/build/build-remote.ts FOLDER');
  const { name, version } = await buildRemote(resolve(folder));
  console.info(`built ${name} ${version}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
