import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { within } from '@alisio/platform/serving';

/** Whether the release line has published a version of a source. */
export type IsReleased = (source: string, version: string) => Promise<boolean>;

/** As the release line makes them: the package's version and eight digits of its content. */
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*-[0-9a-f]{8}$/;
/** A folder that does not answer holds up no report. */
const WITHIN_MS = 1000;

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const inTime = (answer: Promise<boolean>): Promise<boolean> =>
  within(answer, { ms: WITHIN_MS, late: () => false });

/**
 * Looks into the folder that versions are published to (decision 9). Where there is none, the line is on another
 * machine and every version counts as released.
 */
export function releasedIn(site: string): IsReleased {
  const found = new Set<string>();
  return async (source, version) => {
    if (!VERSION.test(version)) return !(await inTime(isThere(site)));
    const path = join(site, source === 'host' ? source : join('remotes', source), version);
    if (found.has(path)) return true;
    const isReleased = (await inTime(isThere(path))) || !(await inTime(isThere(site)));
    // What is published stays.
    if (isReleased) found.add(path);
    return isReleased;
  };
}
