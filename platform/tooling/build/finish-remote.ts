import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BUILD_DOCUMENT, type RemoteBuild } from './build-document.ts';
import { checkRemoteCeilings } from './ceilings.ts';
import { checkBudgets } from './check-budgets.ts';
import { checkPages } from './check-claims.ts';
import { checkPartChunks } from './check-parts.ts';
import { checkShared } from './check-shared.ts';
import { consumedBy, type FileFact, fileFact, laterChunks, scriptsOf } from './chunk-facts.ts';
import type { CompiledHalves } from './compile.ts';
import { COMPOSITION_DOCUMENT, compositionOf } from './composition.ts';
import { contractNames } from './contract-names.ts';
import { folderSizes } from './folder-sizes.ts';
import { readPackage } from './paths.ts';
import { precompress } from './precompress.ts';
import { globalNameOf } from './remote-configuration.ts';
import type { BuiltRemoteConfig } from './remote-folders.ts';
import { pagesWith, serverFact } from './server-half.ts';
import { namesUsed } from './shared-names.ts';
import { contentVersion } from './version.ts';

const MANIFEST = 'mf-manifest.json';

/**
 * Turns a compiled remote into what can be released: compressed files and `build.json`.
 * @throws on the first check that fails; the build is then not releasable
 */
export async function finishRemote(
  folder: string,
  config: BuiltRemoteConfig,
  { own: stats, server }: CompiledHalves,
): Promise<RemoteBuild> {
  const dist = join(folder, 'dist');
  // A second, larger form of the manifest that nobody reads.
  await rm(join(dist, 'mf-stats.json'), { force: true });
  const version = await contentVersion(dist, readPackage(folder).version, config);
  const composition = compositionOf(stats);
  checkShared(config.name, folder, await readFile(join(dist, MANIFEST), 'utf8'), {
    ...composition,
    ...compositionOf(server),
  });
  await precompress(dist);

  const globalName = globalNameOf(config.name);
  const [entryFile] = scriptsOf(stats, globalName);
  if (!entryFile) throw new Error(`${config.name}: the build has no entry.`);
  const files: Record<string, FileFact[]> = {};
  const consumes: Record<string, string[]> = {};
  for (const chunk of laterChunks(stats).filter((name) => name !== globalName)) {
    files[chunk] = await Promise.all(scriptsOf(stats, chunk).map((file) => fileFact(dist, file)));
    consumes[chunk] = consumedBy(stats, chunk);
  }
  const entry = await fileFact(dist, entryFile);
  checkPages(config.name, config.routes, Object.keys(files));
  checkPartChunks(config.name, config.parts, Object.keys(files));
  checkBudgets(config.name, config.budgets, entry, files);
  checkRemoteCeilings(config.name, await folderSizes(dist), {
    entry: entry.file,
    chunks: Object.fromEntries(
      Object.entries(files).map(([chunk, facts]) => [chunk, facts.map(({ file }) => file)]),
    ),
  });

  const pages = config.routes.map(({ page }) => page);
  const deciding = pagesWith('decides', stats, pages);
  const build: RemoteBuild = {
    kind: 'remote',
    name: config.name,
    owner: config.owner,
    version,
    contracts: config.contracts,
    namespace: config.namespace,
    globalName,
    manifest: await fileFact(dist, MANIFEST),
    entry,
    files,
    consumes,
    uses: await namesUsed(stats.imported),
    contractNames: await contractNames(stats.imported),
    claims: config.routes.map(({ name: _name, ...claim }) => claim),
    ...(config.parts ? { parts: config.parts } : {}),
    server: {
      ...(await serverFact(dist, server)),
      loads: pagesWith('loader', stats, pages),
      ...(deciding.length > 0 ? { decides: deciding } : {}),
      draws: true,
    },
  };
  await writeFile(join(dist, BUILD_DOCUMENT), JSON.stringify(build, undefined, 2));
  await writeFile(join(dist, COMPOSITION_DOCUMENT), JSON.stringify(composition));
  return build;
}
