import { randomFillSync } from 'node:crypto';
import { open, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, isFull } from './disk-errors.ts';

/** Some revisions of a site with forty remotes. */
export const RESERVE_BYTES = 2 * 1024 * 1024;
/** What a revision takes beside its bytes: names, and the end of a block. */
const BESIDE_BYTES = 64 * 1024;

/** Room that a site keeps aside on its disk, for moves that must be possible when that is full. */
export interface Reserve {
  /** Makes it whole again, as far as there is room. */
  keep(): Promise<void>;
  /** Frees as much of it as a document needs. @returns false when there is nothing left of it */
  give(bytes: number): Promise<boolean>;
}

/** The reserve of a site is a file of noise, which no file system can keep in less room. */
export function reserveIn(site: string): Reserve {
  const file = join(site, '.reserve');

  async function size(): Promise<number> {
    try {
      return (await stat(file)).size;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return 0;
      throw error;
    }
  }

  return {
    async keep() {
      const missing = RESERVE_BYTES - (await size());
      if (missing <= 0) return;
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.writeFile(randomFillSync(new Uint8Array(missing)));
      } finally {
        await handle.close();
      }
    },

    async give(bytes) {
      const kept = await size();
      if (kept === 0) return false;
      const left = kept - bytes - BESIDE_BYTES;
      if (left > 0) await truncate(file, left);
      else await rm(file, { force: true });
      return true;
    },
  };
}

/** Keeps the reserve, if there is room: a full disk is not what a move that is done should fail by. */
export async function keepIfRoom(reserve: Reserve): Promise<void> {
  try {
    await reserve.keep();
  } catch (error) {
    if (!isFull(error)) throw error;
  }
}
