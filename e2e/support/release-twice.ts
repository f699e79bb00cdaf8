import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpareRemote } from '@alisio/platform/testing/spare-remote.ts';

export interface TwoVersions {
  /** published first, live no more */
  older: string;
  newer: string;
}

/** Releases a spare remote, gives its page another heading, and releases it again. */
export async function releaseTwice(
  spare: SpareRemote,
  dataDir: string,
  newHeading: string,
): Promise<TwoVersions> {
  const versionNow = async () => (await spare.release(dataDir)).remotes[spare.name]?.live.version ?? '';
  const older = await versionNow();
  await writeFile(join(spare.folder, 'src/locales/es.json'), JSON.stringify({ title: newHeading }));
  return { older, newer: await versionNow() };
}
