import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const KEPT = fileURLToPath(new URL('../../node_modules/.cache/alisio', import.meta.url));
const LOOKED_AGAIN_MS = 20;
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** Errors of the system come from outside of the realm that tests run in: they are of no class of it. */
const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

function isAlive(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** @returns whether this process makes it now; a note of one that has died on the way is taken away */
function takes(note: string): boolean {
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  }
  const maker = existsSync(note) ? Number(readFileSync(note, 'utf8')) : 0;
  if (maker > 0 && !isAlive(maker)) rmSync(note, { force: true });
  return false;
}

/** Takes away what the same was before, unless somebody may still read it. */
function forgetOlder(name: string, kept: string): void {
  for (const file of readdirSync(KEPT).filter((one) => one.startsWith(`${name}-`))) {
    const path = join(KEPT, file);
    if (path !== kept && Date.now() - statSync(path).mtimeMs > A_DAY_MS) rmSync(path, { force: true });
  }
}

export interface Kept {
  name: string;
  /** of all that it follows from: another one is another file */
  fingerprint: string;
  make: () => Promise<Uint8Array | string>;
}

/**
 * What takes tests seconds to make, made once for all files and workers of them and kept until what it follows from
 * is another. Who wants it while somebody else makes it waits for that one.
 * @returns its path
 * @throws what `make` throws; the next one tries again
 */
export async function keptFile({ name, fingerprint, make }: Kept): Promise<string> {
  mkdirSync(KEPT, { recursive: true });
  const kept = join(KEPT, `${name}-${fingerprint}`);
  const note = `${kept}.making`;
  while (!existsSync(kept)) {
    if (!takes(note)) {
      await later(LOOKED_AGAIN_MS);
      continue;
    }
    try {
      // Whoever had it made the moment before has put it there.
      if (existsSync(kept)) break;
      const own = `${kept}.${process.pid}`;
      await writeFile(own, await make());
      await rename(own, kept);
      forgetOlder(name, kept);
    } finally {
      rmSync(note, { force: true });
    }
  }
  return kept;
}
