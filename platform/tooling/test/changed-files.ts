import { spawnSync } from 'node:child_process';

function git(root: string, ...args: string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0
    ? stdout
        .split('\0')
        .flatMap((text) => text.split('\n'))
        .filter(Boolean)
    : undefined;
}

/** Names by which the branch that others work on is known, the first that is there. */
const TRUNKS = ['origin/HEAD', 'origin/main', 'main'];

/**
 * Files that differ from where this branch left the one that others work on: committed or not, new ones and those
 * that are gone. On that branch itself: what is not committed.
 * @throws when this is no git tree
 */
export function changedFiles(root: string): string[] {
  const head = git(root, 'rev-parse', 'HEAD');
  if (!head) throw new Error('--changed needs git: nothing else knows what has changed.');
  const [base = 'HEAD'] = TRUNKS.flatMap((trunk) => git(root, 'merge-base', 'HEAD', trunk) ?? []);
  const tracked = git(root, 'diff', '--name-only', '-z', '--no-renames', base) ?? [];
  const fresh = git(root, 'ls-files', '--others', '--exclude-standard', '-z') ?? [];
  return [...new Set([...tracked, ...fresh])].sort();
}
