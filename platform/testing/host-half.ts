import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../tooling/build/compile.ts';
import { hostFolder } from '../tooling/build/paths.ts';
import { hostServerConfiguration } from '../tooling/build/server-configuration.ts';
import { serverFact } from '../tooling/build/server-half.ts';

/** The server half of this tree's shell, as it would be released: its text. */
export async function hostHalf(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-host-half-'));
  try {
    const { dependencies: _browser, output, ...configuration } = hostServerConfiguration(hostFolder);
    const [stats] = await compile([{ ...configuration, output: { ...output, path: folder } }]);
    const { file } = await serverFact(folder, stats ?? {});
    return await readFile(join(folder, file), 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
