import { within } from '@alisio/platform/serving';
import type { ReleaseStore } from '@alisio/platform/tooling/release/stores/open-store';

/** Whether the release line has published a version of a source. */
export type IsReleased = (source: string, version: string) => Promise<boolean>;

/** As the release line makes them: the package's version and eight digits of its content. */
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*-[0-9a-f]{8}$/;
const SOURCE = /^(?:host|mf-[a-z][a-z0-9-]*)$/;
/** A store that does not answer holds up no report. */
const WITHIN_MS = 1000;
/** What was not published when it was looked for last, and until when that counts: made-up names cost a read each. */
const UNKNOWN_MS = 10_000;
const MOST_UNKNOWN = 2000;

/**
 * Looks into the store that versions are published to (decision 75). Where nothing was ever live, the line releases
 * elsewhere and every version counts as released; so it does while the store cannot be asked.
 */
export function releasedIn(store: Pick<ReleaseStore, 'read' | 'list'>): IsReleased {
  const found = new Set<string>();
  const unknown = new Map<string, number>();
  let isUsed: boolean | undefined;

  /** Whether anything was ever live there: once it was, that stays. */
  async function used(): Promise<boolean> {
    isUsed ||= (await store.list('registry')).length > 0;
    return isUsed;
  }

  async function isThere(path: string): Promise<boolean> {
    if (!(await used())) return true;
    if ((await store.read(`${path}/release.json`)) !== undefined) {
      // What is published stays.
      found.add(path);
      return true;
    }
    if (unknown.size >= MOST_UNKNOWN) unknown.clear();
    unknown.set(path, performance.now() + UNKNOWN_MS);
    return false;
  }

  const inTime = (answer: Promise<boolean>): Promise<boolean> =>
    within(
      answer.catch(() => true),
      { ms: WITHIN_MS, late: () => true },
    );

  return async (source, version) => {
    if (!VERSION.test(version) || !SOURCE.test(source)) return inTime(used().then((is) => !is));
    const path = `${source === 'host' ? source : `remotes/${source}`}/${version}`;
    if (found.has(path)) return true;
    if ((unknown.get(path) ?? 0) > performance.now()) return false;
    return inTime(isThere(path));
  };
}
