import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFingerprint } from '../tooling/start/fingerprint.ts';
import { keptFile } from './kept-file.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What the shell is built from, and what builds it. */
const FOLDERS = ['host', 'platform', 'shared-contracts', 'shared-ui'];

async function build(): Promise<string> {
  // Loaded only now: the compiler costs a second, and most tests find the half made.
  const [{ compile }, { hostFolder }, { hostServerConfiguration }, { serverFact }] = await Promise.all([
    import('../tooling/build/compile.ts'),
    import('../tooling/build/paths.ts'),
    import('../tooling/build/server-configuration.ts'),
    import('../tooling/build/server-half.ts'),
  ]);
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

/** The server half of this tree's shell, as it would be released: its text, built once for all tests. */
export async function hostHalf(): Promise<string> {
  const fingerprint = sourceFingerprint(root, FOLDERS).slice(0, 16);
  return readFile(await keptFile({ name: 'host-half', fingerprint, make: build }), 'utf8');
}
