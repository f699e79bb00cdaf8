import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteClaim } from '../../../sdk/registry/index.ts';
import { BUILD_DOCUMENT, type HostBuild, type RemoteBuild } from '../../build/build-document.ts';
import { hashOf } from '../../build/integrity.ts';

const fact = (file: string, text = `// ${file}`) => ({
  file,
  integrity: hashOf(text),
  bytes: 10,
});

export const SERVER_HALF = 'server.00000001.js';

async function writeBuild(
  folder: string,
  build: HostBuild | RemoteBuild,
  files: readonly string[],
): Promise<void> {
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  for (const file of files) {
    await writeFile(join(dist, file), `// ${file}`);
    await writeFile(join(dist, `${file}.br`), `br of ${file}`);
    await writeFile(join(dist, `${file}.gz`), `gz of ${file}`);
  }
  await writeFile(join(dist, BUILD_DOCUMENT), JSON.stringify(build));
}

/** What a real shell of this tree provides, for a fake one that has to carry a remote that was really built. */
export { namesProvided } from '../../build/shared-names.ts';

/** Writes the folder of a shell as its build leaves it, without compiling anything. @param half its server half */
export async function fakeHostBuild(
  folder: string,
  version = '1.0.0-00000001',
  provides: Record<string, string[]> = {},
  half?: string,
): Promise<string> {
  await writeBuild(
    folder,
    {
      kind: 'host',
      owner: 'Plataforma',
      version,
      contracts: '1.0.0',
      main: [fact('main.js')],
      files: {},
      shared: { '@alisio/platform/sdk/query': [fact('query.js')] },
      provides,
      contractNames: {},
      namespaces: ['host'],
      css: 'body{margin:0}',
      fonts: [{ file: 'face.woff2', preload: true }],
      learns: true,
      server: { ...fact(SERVER_HALF, half), draws: true },
    },
    ['main.js', 'query.js', 'face.woff2', SERVER_HALF],
  );
  if (half !== undefined) await writeFile(join(folder, 'dist', SERVER_HALF), half);
  return folder;
}

export interface FakeRemote {
  name: string;
  version?: string;
  contracts?: string;
  uses?: Record<string, string[]>;
  claims: RouteClaim[];
}

/** Writes the folder of a remote as its build leaves it; every page consumes the query library. */
export async function fakeRemoteBuild(folder: string, remote: FakeRemote): Promise<string> {
  const { name, version = '1.0.0-00000001', contracts = '^1.0.0', uses = {}, claims } = remote;
  const chunks = ['routes', 'texts-es', 'texts-en', ...claims.map(({ page }) => `page-${page}`)];
  await writeBuild(
    folder,
    {
      kind: 'remote',
      name,
      owner: 'team',
      version,
      contracts,
      namespace: name.replace('mf-', ''),
      globalName: name.replaceAll('-', '_'),
      manifest: fact('mf-manifest.json'),
      entry: fact('entry.js'),
      files: Object.fromEntries(chunks.map((chunk) => [chunk, [fact(`${chunk}.js`)]])),
      consumes: Object.fromEntries(
        claims.map(({ page }) => [`page-${page}`, ['@alisio/platform/sdk/query']]),
      ),
      uses,
      contractNames: {},
      claims,
      server: { ...fact(SERVER_HALF), loads: [], draws: true },
    },
    ['entry.js', 'mf-manifest.json', SERVER_HALF, ...chunks.map((chunk) => `${chunk}.js`)],
  );
  return folder;
}
