import { link, lstat, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { atMost } from './at-most.ts';
import { hasCode, isFull } from './disk-errors.ts';
import { entriesOf, INCOMING, namesIn, OWN, sweep, writeDurably } from './folder-files.ts';
import { readRegularFile } from './read-regular-file.ts';
import {
  inOrder,
  NotAFile,
  POINTER_PATH,
  type ReleaseStore,
  revisionOf,
  revisionPath,
  type Tagged,
} from './release-store.ts';
import { keepIfRoom, reserveIn } from './reserve.ts';
import { paddedName, unpaddedPath } from './unpadded-names.ts';

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
    return Math.max(
      0,
      ...entries.map((entry) => (entry.isFile() && revisionOf(paddedName(entry.name))) || 0),
    );
  };

  /** Writes a file aside, and has it put in its place. */
  async function written(content: string, put: (file: string) => Promise<void>): Promise<void> {
    const incoming = await aside();
    try {
      const file = join(incoming, 'registry.json');
      await writeDurably(file, content);
      await put(file);
    } finally {
      await rm(incoming, { recursive: true, force: true });
    }
  }

  async function putNext(revision: number, document: string): Promise<boolean> {
    const target = join(site, revisionPath(revision));
    try {
      await written(document, async (file) => {
        await mkdir(join(site, POINTER_PATH), OWN);
        await link(file, target);
      });
      return true;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      if (!(await lstat(target)).isFile()) throw new NotAFile(revisionPath(revision));
      return false;
    }
  }

  /** Does it on a full disk, too, when it is urgent. */
  async function withReserve<T>(bytes: number, urgent: boolean, work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        const done = await work();
        await keepIfRoom(reserve);
        return done;
      } catch (error) {
        if (!isFull(error)) throw error;
        if (!urgent || !(await reserve.give(bytes))) throw noRoom(error);
      }
    }
  }

  /** @throws on a path that leaves the site; NotOurs */
  async function readTagged(path: string, tag?: string): Promise<Tagged | 'same' | undefined> {
    const [file, before] = [within(path), unpaddedPath(path)];
    return inTurn(async () => {
      const found = await readRegularFile(file, path, tag);
      return found ?? (before === undefined ? undefined : readRegularFile(within(before), before, tag));
    });
  }

  return {
    async publish(path, version, files) {
      const target = within(join(path, version));
      const ordered = inOrder(path, files);
      if ((await namesIn(dirname(target))).includes(basename(target))) return false;
      await sweep(site);
      const incoming = await aside();
      try {
        for (const [name, content] of [...ordered.files, ordered.document])
          await writeDurably(join(incoming, name), content);
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
      const names = await inTurn(() => namesIn(folder));
      return path === POINTER_PATH ? [...new Set(names.map(paddedName))] : names;
    },

    async read(path) {
      const read = await readTagged(path);
      return read === 'same' ? undefined : read?.content;
    },

    readUnless: readTagged,

    async compareAndSwap(expectedRevision, document, { urgent = false } = {}) {
      if ((await newest()) !== expectedRevision) return false;
      return withReserve(Buffer.byteLength(document), urgent, () => putNext(expectedRevision + 1, document));
    },

    async replace(path, note, { urgent = false } = {}) {
      const target = within(path);
      await withReserve(Buffer.byteLength(note), urgent, () =>
        written(note, async (file) => {
          await mkdir(dirname(target), OWN);
          await rename(file, target);
        }),
      );
    },

    async remove(path) {
      const before = unpaddedPath(path);
      for (const one of before === undefined ? [path] : [path, before]) {
        const target = within(one);
        // It makes room, and needs a little of it.
        await withReserve(0, true, async () => {
          const outgoing = await aside();
          try {
            // At once, whatever it holds: nobody sees half of it.
            await rename(target, join(outgoing, 'removed'));
          } catch (error) {
            if (!hasCode(error, 'ENOENT')) throw error;
          } finally {
            await rm(outgoing, { recursive: true, force: true });
          }
        });
      }
    },
  };
}
