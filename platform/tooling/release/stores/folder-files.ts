import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './disk-errors.ts';

/** Nobody else on the machine writes what visitors run, or reads beside it. */
export const OWN = { recursive: true, mode: 0o700 } as const;

/** What is not there yet, or not any more, as far as readers go. */
export const INCOMING = '.incoming-';
/** Whoever still writes after this long has died. */
const ABANDONED_MS = 24 * 60 * 60 * 1000;

export async function writeDurably(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

export const namesIn = async (folder: string): Promise<string[]> =>
  (await entriesOf(folder)).map(({ name }) => name);

/** Takes away what crashes have left half-written. */
export async function sweep(site: string): Promise<void> {
  for (const name of (await namesIn(site)).filter((one) => one.startsWith(INCOMING))) {
    const { mtimeMs } = await stat(join(site, name)).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(join(site, name), { recursive: true, force: true });
  }
}
