import { link, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { POINTER_PATH, type ReleaseStore, revisionOf, revisionPath } from './release-store.ts';

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

const INCOMING = '.incoming-';
/** Whoever still writes after this long has died. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Takes away what crashes have left half-written. */
async function sweep(site: string): Promise<void> {
  for (const name of (await entriesOf(site)).filter((one) => one.startsWith(INCOMING))) {
    const { mtimeMs } = await stat(join(site, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(site, name), { recursive: true, force: true });
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
    return mkdtemp(join(site, INCOMING));
  };

  /** @throws on a path that leaves the site */
  const within = (path: string): string => {
    const whole = normalize(join(site, path));
    if (!whole.startsWith(normalize(site + sep))) throw new Error(`${path} is not in the site.`);
    return whole;
  };

  const newest = async (): Promise<number> => {
    const names = await entriesOf(join(site, POINTER_PATH));
    return Math.max(0, ...names.map((name) => revisionOf(name) ?? 0));
  };

  return {
    async publish(path, version, files) {
      const target = within(join(path, version));
      if ((await entriesOf(dirname(target))).includes(basename(target))) return false;
      await sweep(site);
      const incoming = await aside();
      try {
        for (const [name, content] of files) await writeDurably(join(incoming, name), content);
        await mkdir(dirname(target), { recursive: true });
        await rename(incoming, target);
        return true;
      } catch (error) {
        // The same version came from elsewhere in the meantime: same name, same content.
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },

    list: (path) => entriesOf(within(path)),

    async read(path) {
      try {
        return await readFile(within(path));
      } catch (error) {
        if (hasCode(error, 'ENOENT', 'EISDIR', 'ENOTDIR')) return undefined;
        throw error;
      }
    },

    async compareAndSwap(expectedRevision, document) {
      if ((await newest()) !== expectedRevision) return false;
      const incoming = await aside();
      try {
        const written = join(incoming, 'registry.json');
        await writeDurably(written, document);
        await mkdir(join(site, POINTER_PATH), { recursive: true });
        await link(written, join(site, revisionPath(expectedRevision + 1)));
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
