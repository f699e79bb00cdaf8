import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const require = createRequire(import.meta.url);
const { workspaces } = require(join(root, 'package.json'));
const compiler = join(dirname(require.resolve('@typescript/native/package.json')), 'bin/tsc');

/** They declare what stands in the window of a page that they try: nobody else may take it for there. */
const ALONE = 'e2e';

/** Inside of the tree, where the compiler finds its types. */
const projects = join(root, 'node_modules/.cache/alisio', `types-${process.pid}`);

const settingsOf = (workspace) => readFileSync(join(root, workspace, 'tsconfig.json'), 'utf8');

/** Writes the project of several workspaces that have the same settings. @returns its path */
function together(folders, index) {
  const { include, exclude = [], ...settings } = JSON.parse(settingsOf(folders[0]));
  const project = join(projects, `${index}`, 'tsconfig.json');
  const inEach = (patterns) =>
    folders.flatMap((folder) => patterns.map((pattern) => join(root, folder, pattern)));
  mkdirSync(dirname(project), { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      ...settings,
      extends: resolve(root, folders[0], settings.extends),
      include: inEach(include),
      exclude: inEach(exclude),
    }),
  );
  return project;
}

/** All workspaces, those of the same settings as one program: what many import is checked once, not once for each. */
function everything() {
  const groups = Map.groupBy(workspaces, (workspace) =>
    workspace === ALONE ? ALONE : settingsOf(workspace),
  );
  return [...groups.values()].map((folders, index) =>
    folders.length === 1 ? resolve(root, folders[0]) : together(folders, index),
  );
}

/** Type-checks the named workspaces or folders, or all workspaces. */
const wanted = process.argv.slice(2);
let failed = 0;
for (const project of wanted.length > 0 ? wanted.map((folder) => resolve(root, folder)) : everything()) {
  const run = spawnSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' });
  if (run.status !== 0) failed += 1;
}
rmSync(projects, { recursive: true, force: true });
console.info(`types: ${failed === 0 ? 'no errors' : `${failed} program(s) with errors`}`);
process.exit(failed === 0 ? 0 : 1);
