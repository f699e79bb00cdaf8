import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeSpareRemote } from '@alisio/platform/testing/spare-remote.ts';

export interface FailingRemote {
  /** versions that are published and were live one after another */
  good: string;
  bad: string;
  remove(): Promise<void>;
}

const pageOf = (version: string) => `export default function FailingPage() {
  const press = () => {
    if (${version === 'bad'}) throw new RangeError('no price for the chosen seat');
  };
  return (
    <>
      <h1>Asientos</h1>
      <button type="button" onClick={press}>Elegir asiento</button>
    </>
  );
}
`;

/** Releases a remote whose one button works, then a version of it in which that throws. */
export async function releaseFailingRemote(
  dataDir: string,
  name: string,
  path: string,
): Promise<FailingRemote> {
  const spare = await makeSpareRemote({ name, path });
  async function releaseVersion(version: string): Promise<string> {
    await writeFile(join(spare.folder, 'src/pages/spare-page.tsx'), pageOf(version));
    const live = await spare.release(dataDir);
    return live.remotes[name]?.live.version ?? '';
  }
  return { good: await releaseVersion('good'), bad: await releaseVersion('bad'), remove: spare.remove };
}
