import { fileURLToPath } from 'node:url';
import { workspacesOf } from '../workspaces/index.ts';
import { type Outcome, runScript } from './outcome.ts';

const CHECKER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

/** Between files, then between folders. */
const RULES = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'];

/**
 * Who may import whom, over every workspace: a new remote is looked at without being named anywhere.
 * @param workspaces these alone, and what they reach
 */
export function checkBoundaries(root: string, workspaces = workspacesOf(root)): Outcome {
  const broken = RULES.filter((rules) => runScript(root, CHECKER, ['--config', rules, ...workspaces]) !== 0);
  return { passed: RULES.length - broken.length, failed: broken.length, skipped: 0 };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  process.exit(checkBoundaries(root, named.length > 0 ? named : undefined).failed);
}
