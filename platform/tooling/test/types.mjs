import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const require = createRequire(import.meta.url);
const { workspaces } = require(join(root, 'package.json'));
const compiler = join(dirname(require.resolve('@typescript/native/package.json')), 'bin/tsc');

/** Type-checks the named workspaces or folders, or all workspaces. */
const wanted = process.argv.slice(2);
let failed = 0;
for (const workspace of wanted.length > 0 ? wanted : workspaces) {
  const run = spawnSync(process.execPath, [compiler, '-p', resolve(root, workspace)], { stdio: 'inherit' });
  if (run.status !== 0) failed += 1;
}
console.info(`types: ${failed === 0 ? 'no errors' : `${failed} workspace(s) with errors`}`);
process.exit(failed === 0 ? 0 : 1);
