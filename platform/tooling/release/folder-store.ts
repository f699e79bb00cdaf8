import { link, lstat, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { atMost } from './at-most.ts';
import { hasCode, isFull } from './disk-errors.ts';
import { readRegularFile } from './read-regular-file.ts';
import { NotAFile, POINTER_PATH, type ReleaseStore, revisionOf, revisionPath } from './release-store.ts';
import { keepIfRoom, reserveIn } from './reserve.ts';

async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

const namesIn = async (folder: string): Promise<string[]> =>
  (await entriesOf(folder)).map(({ name }) => name);

/** Nobody else on the machine writes what visitors run, or reads beside it. */
const OWN = { recursive: true, mode: 0o700 } as const;

const INCOMING = '.incoming-';
/** Whoever still writes after this long has died. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

/** Takes away what crashes have left half-written. */
async function sweep(site: string): Promise<void> {
  for (const name of (await namesIn(site)).filter((one) => one.startsWith(INCOMING))) {
    const { mtimeMs } = await stat(join(site, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(site, name), { recursive: true, force: true });
  }
}

/**
 * A disk that does not answer, one of a network for instance, holds the thread that reads it. Half of Node's four
 * stay free, for compressing and for looking up names.
 */
const READS_AT_ONCE = 2;

/** The disk of the site has no room for what was to be published or moved. */
const noRoom = (cause: unknown): Error =>
  new Error(
    'The disk of the site is full, and nothing was moved. For rolling back and for switching off there is room kept aside.',
    { cause },
  );

/**
 * Releases in a folder: `host/<version>/`, `remotes/<name>/<version>/`, and one file for each revision of the
 * registry, the highest being live. A revision is written aside and then linked under its name: the link
 * fails when the name exists, so of two writers one wins, without a lock that a crash could leave behind. Room for
 * some urgent moves is kept aside (`.reserve`).
 */
export function folderStore(site: string): ReleaseStore {
  const reserve = reserveIn(site);
  const inTurn = atMost(READS_AT_ONCE);

  const aside = async (): Promise<string> => {
    await mkdir(site, OWN);
    return mkdtemp(join(site, INCOMING));
  };

  /** @throws on a path that leaves the site */
  const within = (path: string): string => {
    const whole = normalize(join(site, path));
    if (!whole.startsWith(normalize(site + sep))) throw new Error(`${path} is not in the site.`);
    return whole;
  };

  const newest = async (): Promise<number> => {
    const entries = await entriesOf(join(site, POINTER_PATH));
    return Math.max(0, ...entries.map((entry) => (entry.isFile() && revisionOf(entry.name)) || 0));
  };

  async function putNext(revision: number, document: string): Promise<boolean> {
    const incoming = await aside();
    const target = join(site, revisionPath(revision));
    try {
      const written = join(incoming, 'registry.json');
      await writeDurably(written, document);
      await mkdir(join(site, POINTER_PATH), OWN);
      await link(written, target);
      return true;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      if (!(await lstat(target)).isFile()) throw new NotAFile(revisionPath(revision));
      return false;
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  return {
    async publish(path, version, files) {
      const target = within(join(path, version));
      if ((await namesIn(dirname(target))).includes(basename(target))) return false;
      await sweep(site);
      const incoming = await aside();
      try {
        for (const [name, content] of files) await writeDurably(join(incoming, name), content);
        await mkdir(dirname(target), OWN);
        await rename(incoming, target);
        return true;
      } catch (error) {
        // The same version came from elsewhere in the meantime: same name, same content.
        if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
        throw isFull(error) ? noRoom(error) : error;
      } finally {
        await rm(incoming, { recursive: true, force: true });
      }
    },

    async list(path) {
      const folder = within(path);
      return inTurn(() => namesIn(folder));
    },

    async read(path) {
      const file = within(path);
      return inTurn(() => readRegularFile(file, path));
    },

    async compareAndSwap(expectedRevision, document, { urgent = false } = {}) {
      if ((await newest()) !== expectedRevision) return false;
      for (;;) {
        try {
          const moved = await putNext(expectedRevision + 1, document);
          await keepIfRoom(reserve);
          return moved;
        } catch (error) {
          if (!isFull(error)) throw error;
          if (!urgent || !(await reserve.give(Buffer.byteLength(document)))) throw noRoom(error);
        }
      }
    },
  };
}
