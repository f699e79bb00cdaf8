import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A remote's folder as far as the commands of the release line look at it: its name, and that it is one. */
export async function workspaceFolder(work: string, name: string): Promise<string> {
  const folder = join(work, name);
  await mkdir(folder);
  await writeFile(join(folder, 'remote.config.ts'), '');
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: `@alisio/${name}`, version: '1.0.0' }),
  );
  return folder;
}
