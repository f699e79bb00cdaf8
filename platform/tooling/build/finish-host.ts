import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedDependencies } from '../shared-dependencies/index.ts';
import { BUILD_DOCUMENT, type HostBuild } from './build-document.ts';
import { checkHostCeilings } from './ceilings.ts';
import { checkMainBudget } from './check-budgets.ts';
import { type FileFact, fileFact, laterChunks, scriptsOf, scriptsWith } from './chunk-facts.ts';
import type { CompiledHalves } from './compile.ts';
import { COMPOSITION_DOCUMENT, compositionOf } from './composition.ts';
import { contractNames } from './contract-names.ts';
import { folderSizes } from './folder-sizes.ts';
import { readHostConfig } from './host-config.ts';
import { copyFonts, pageStyles } from './host-styles.ts';
import { readPackage, repositoryRoot } from './paths.ts';
import { precompress } from './precompress.ts';
import { serverFact } from './server-half.ts';
import { namesProvided } from './shared-names.ts';
import { contentVersion } from './version.ts';

/** `@alisio/platform/sdk/query` → `platform/sdk/query/index.ts`. */
const sourceOf = (key: string): string => `${key.replace('@alisio/', '')}/index.ts`;

const factsOf = (dist: string, scripts: readonly string[]): Promise<FileFact[]> =>
  Promise.all(scripts.map((file) => fileFact(dist, file)));

/** Turns the compiled shell into what can be released: fonts, compressed files and `build.json`. */
export async function finishHost(folder: string, { own: stats, server }: CompiledHalves): Promise<HostBuild> {
  const dist = join(folder, 'dist');
  const config = await readHostConfig(folder);
  const fonts = await copyFonts(dist);
  // Not served, only part of what makes the version: a change of style is a new version.
  await writeFile(join(dist, 'page.css'), pageStyles('.'));
  const version = await contentVersion(dist, readPackage(folder).version);
  await precompress(dist);

  const shared: Record<string, FileFact[]> = {};
  for (const { key } of sharedDependencies.filter(({ load }) => load === 'on-demand')) {
    const scripts = scriptsWith(stats, sourceOf(key));
    if (scripts.length === 0) throw new Error(`The host's build does not bring ${key}.`);
    shared[key] = await factsOf(dist, scripts);
  }
  const files: Record<string, FileFact[]> = {};
  for (const chunk of laterChunks(stats)) {
    const scripts = scriptsOf(stats, chunk);
    if (scripts.length > 0) files[chunk] = await factsOf(dist, scripts);
  }

  const main = await factsOf(dist, scriptsOf(stats, 'main'));
  checkMainBudget(config.budgets, main);
  checkHostCeilings(await folderSizes(dist));
  const build: HostBuild = {
    kind: 'host',
    owner: config.owner,
    version,
    contracts: readPackage(join(repositoryRoot, 'shared-contracts')).version,
    main,
    files,
    shared,
    provides: await namesProvided(),
    contractNames: await contractNames(stats.imported),
    namespaces: config.namespaces,
    css: pageStyles(`/host/${version}`),
    fonts,
    learns: true,
    server: { ...(await serverFact(dist, server)), draws: true },
  };
  await writeFile(join(dist, BUILD_DOCUMENT), JSON.stringify(build, undefined, 2));
  await writeFile(join(dist, COMPOSITION_DOCUMENT), JSON.stringify(compositionOf(stats)));
  return build;
}
