import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { PointerState, ReleaseStore } from './release-store.ts';

const revisionFile = /^registry\.(\d+)\.json$/;

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));

async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function entriesOf(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Releases in a folder: `host/<version>/`, `remotes/<name>/<version>/`, and one file for each revision of the
 * registry, the highest being live. A revision is written aside and then linked under its name: the link
 * fails when the name exists, so of two writers one wins, without a lock that a crash could leave behind.
 */
export function folderStore(site: string): ReleaseStore {
  const aside = async (): Promise<string> => {
    await mkdir(site, { recursive: true });
    return mkdtemp(join(site, '.incoming-'));
  };

  return {
    async publish(path, version, files) {
      const target = join(site, path, version);
      if ((await entriesOf(dirname(target))).includes(basename(target))) return;
      const incoming = await aside();
      try {
        for (const [name, content] of files) await writeDurably(join(incoming, name), content);
        await mkdir(dirname(target), { recursive: true });
        await rename(incoming, target);
      } catch (error) {
        // The same version came from elsewhere in the meantime: same name, same content.
        if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },

    list: (path) => entriesOf(join(site, path)),

    async read(): Promise<PointerState | undefined> {
      const revisions = (await entriesOf(site)).map((name) => Number(revisionFile.exec(name)?.[1] ?? 0));
      const revision = Math.max(0, ...revisions);
      if (revision === 0) return undefined;
      return { revision, document: await readFile(join(site, `registry.${revision}.json`), 'utf8') };
    },

    async compareAndSwap(expectedRevision, document) {
      const current = await this.read();
      if ((current?.revision ?? 0) !== expectedRevision) return false;
      const incoming = await aside();
      try {
        const written = join(incoming, 'registry.json');
        await writeDurably(written, document);
        await link(written, join(site, `registry.${expectedRevision + 1}.json`));
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },
  };
}
