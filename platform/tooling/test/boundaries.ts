import { fileURLToPath } from 'node:url';
import { workspacesOf } from '../workspaces/index.ts';
import { asOne, type Check, runCheck } from './outcome.ts';

const CHECKER = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';

/** Between files, then between folders. */
const RULES = ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'];

/**
 * Who may import whom, over every workspace: a new remote is looked at without being named anywhere.
 * @param workspaces these alone, and what they reach
 */
export async function checkBoundaries(root: string, workspaces = workspacesOf(root)): Promise<Check> {
  const check = (rules: string) => runCheck(root, CHECKER, ['--config', rules, ...workspaces]);
  return asOne(await Promise.all(RULES.map(check)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { outcome, said } = await checkBoundaries(root, named.length > 0 ? named : undefined);
  console.info(said);
  process.exitCode = outcome.failed;
}
