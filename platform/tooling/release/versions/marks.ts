import { z } from '@alisio/shared-contracts/zod';
import { RELEASE_DOCUMENT, type ReleaseStore } from '../stores/release-store.ts';
import { keyOf, type Version } from './named-versions.ts';
import { Refused } from './refused.ts';
import { releasePath } from './release-of-build.ts';

/** Nobody decides on a version and moves to it a day later; no prune takes that long for one. */
const MARKED_MS = 24 * 60 * 60 * 1000;

const MARKS_PATH = 'going';

const mark = z.object({
  schema: z.literal(1),
  name: z.string(),
  version: z.string(),
  at: z.iso.datetime(),
  /** `going` while its files are being taken away */
  state: z.enum(['going', 'gone']),
});
type Mark = z.infer<typeof mark>;

const pathOf = (version: Version): string => `${MARKS_PATH}/${keyOf(version)}.json`;

/** Says of a version that it is taken away. On a full disk too: this is how it gets room. */
export function markAs(store: ReleaseStore, { name, version }: Version, state: Mark['state']): Promise<void> {
  const note: Mark = { schema: 1, name, version, at: new Date().toISOString(), state };
  return store.replace(pathOf(note), JSON.stringify(note), { urgent: true });
}

export const unmark = (store: ReleaseStore, version: Version): Promise<void> => store.remove(pathOf(version));

const isOld = ({ at }: Mark): boolean => Date.now() - Date.parse(at) > MARKED_MS;

async function readMark(store: ReleaseStore, path: string): Promise<Mark | undefined> {
  const stored = await store.read(path);
  return stored && mark.parse(JSON.parse(new TextDecoder().decode(stored)));
}

/** What earlier prunes have marked. Marks of what is gone are taken away after a day. */
export async function unfinished(store: ReleaseStore): Promise<Version[]> {
  const going: Version[] = [];
  for (const file of await store.list(MARKS_PATH)) {
    const path = `${MARKS_PATH}/${file}`;
    const found = await readMark(store, path);
    if (found?.state === 'going') going.push(found);
    else if (found && isOld(found)) await store.remove(path);
  }
  return going;
}

/** @throws Refused when a prune takes it away, or, where it is to be `named`, has done so */
export async function refuseGone(
  store: ReleaseStore,
  version: Version,
  what: 'published' | 'named',
): Promise<void> {
  const found = await readMark(store, pathOf(version));
  if (!found || isOld(found)) return;
  const text = `${version.name} ${version.version}`;
  if (found.state === 'going')
    throw new Refused(
      `${text} is being taken away by a prune since ${found.at}: try again when that is done. If it was broken off, npm run releases -- --prune ends it.`,
    );
  if (what === 'published') return;
  const document = `${releasePath(version.name)}/${version.version}/${RELEASE_DOCUMENT}`;
  // It may have been published again since.
  if ((await store.read(document)) === undefined)
    throw new Refused(
      `${text} was taken away by a prune at ${found.at}, and nothing was moved: release it again.`,
    );
}
