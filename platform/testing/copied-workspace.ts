import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../tooling/build/paths.ts';
import { workspacesOf } from '../tooling/workspaces/index.ts';

export interface TreeCopy {
  /** of the workspace that is a copy */
  folder: string;
  /** As a person would: writes something else in a text of a page. */
  editText(): Promise<void>;
}

const OWN = /(?:^|\/)(?:dist|node_modules)$/;

/** A tree in which one workspace is a copy and all else is linked, so that nothing of the real one is touched. */
export async function copyOfTree(into: string, workspace: string): Promise<TreeCopy> {
  await mkdir(into, { recursive: true });
  const linked = [
    'node_modules',
    'package.json',
    'tsconfig.base.json',
    ...workspacesOf(repositoryRoot).filter((one) => one !== workspace),
  ];
  for (const name of linked) await symlink(join(repositoryRoot, name), join(into, name));
  const folder = join(into, workspace);
  await cp(join(repositoryRoot, workspace), folder, {
    recursive: true,
    filter: (source) => !OWN.test(source.slice(repositoryRoot.length)),
  });
  let edits = 0;
  return {
    folder,
    async editText() {
      const file = join(folder, 'src', 'locales', 'es.json');
      edits += 1;
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/": "/, `": "${edits}. `));
    },
  };
}
