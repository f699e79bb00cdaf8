import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Folders of the workspaces, in the order of the root's `package.json`.
 * @throws when it lists none
 */
export function workspacesOf(root: string): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!Array.isArray(workspaces)) throw new Error('The root package.json lists no workspaces.');
  return workspaces.map(String);
}
