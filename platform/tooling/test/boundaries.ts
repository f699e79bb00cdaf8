import { fileURLToPath } from 'node:url';
import { workspacesOf } from '../workspaces/index.ts';
import { type Outcome, runCheck, runScript } from './outcome.ts';

const CHECKER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

const argumentsFor = (root: string): string[] => [
  '--config',
  '.dependency-cruiser.cjs',
  ...workspacesOf(root),
];

/** Who may import whom, over every workspace: a new remote is looked at without being named anywhere. */
export const checkBoundaries = (root: string): Outcome => runCheck(root, CHECKER, argumentsFor(root));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  process.exit(runScript(root, CHECKER, argumentsFor(root)));
}
