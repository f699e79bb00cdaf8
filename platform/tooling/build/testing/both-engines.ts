import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type * as zod from 'zod/mini';
import { commonConfiguration } from '../common-configuration.ts';
import { compile } from '../compile.ts';
import { hostFolder, repositoryRoot } from '../paths.ts';
import { remoteFolders } from '../remote-folders.ts';

const READS_SCHEMAS = /^import \{ z \} from /m;
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

/** Files of the browser's that write schemas. */
function filesWithSchemas(): string[] {
  const folders = ['shared-contracts/src', 'platform/sdk', 'host/src'].map((one) =>
    join(repositoryRoot, one),
  );
  return [...folders, ...remoteFolders().map((folder) => join(folder, 'src'))]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.tsx?$/.test(file) && !OF_TESTS.test(file))
    .filter((file) => READS_SCHEMAS.test(readFileSync(file, 'utf8')))
    .sort();
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface Engine {
  z: typeof zod;
  modules: Modules;
}

/** The same sources twice, as a browser's build has them and with zod itself: file → what it exports. */
export async function withBothEngines(): Promise<{ reader: Engine; zod: Engine }> {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-engines-'));
  try {
    const entry = join(folder, 'entry.ts');
    const lines = filesWithSchemas().map((file) => {
      const name = JSON.stringify(file.slice(repositoryRoot.length + 1));
      return `export * as ${name} from ${JSON.stringify(file)};`;
    });
    const words = join(repositoryRoot, 'shared-contracts/src/zod/index.ts');
    const modules = join(folder, 'modules.ts');
    await writeFile(modules, lines.join('\n'));
    await writeFile(
      entry,
      `export * as modules from ${JSON.stringify(modules)};\nexport { z } from ${JSON.stringify(words)};`,
    );
    const common = commonConfiguration(hostFolder, 'production');
    const configuration = (name: string, resolve: Configuration['resolve'] = {}) => ({
      ...common,
      name,
      entry: { [name]: entry },
      target: 'node' as const,
      resolve,
      output: {
        path: folder,
        filename: '[name].cjs',
        publicPath: '',
        library: { type: 'commonjs2' as const },
      },
      module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' as const } } },
      optimization: { minimize: false, splitChunks: false as const },
      plugins: [],
    });
    await compile([
      configuration('reader', common.resolve),
      configuration('zod', { ...common.resolve, alias: {} }),
    ]);
    const require = createRequire(import.meta.url);
    return { reader: require(join(folder, 'reader.cjs')), zod: require(join(folder, 'zod.cjs')) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
