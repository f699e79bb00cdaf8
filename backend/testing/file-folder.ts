import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for files that a test writes; gone with `remove`. */
export function fileFolder(): { write: (text: string) => string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'alisio-files-'));
  let count = 0;
  return {
    write: (text) => {
      const file = join(folder, `${++count}.json`);
      writeFileSync(file, text);
      return file;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
