import { z } from '@alisio/shared-contracts/zod';
import { hostOnlyPackages, sharedByRemote } from '../shared-dependencies/index.ts';
import type { Composition } from './composition.ts';

/** The part of `mf-manifest.json` that is compared with the shared table. */
const manifest = z.object({
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.optional(z.boolean()),
      requiredVersion: z.string(),
      assets: z.object({ js: z.object({ sync: z.array(z.string()), async: z.array(z.string()) }) }),
    }),
  ),
  exposes: z.array(z.object({ path: z.string() })),
});

/**
 * Compares what was built with the table of shared libraries.
 * @throws when more than one module is exposed, a library is shared outside the table or in another version,
 *   or the remote carries its own copy of one
 */
export function checkShared(name: string, folder: string, manifestText: string, built: Composition): void {
  const { shared, exposes } = manifest.parse(JSON.parse(manifestText));
  if (exposes.length !== 1 || exposes[0]?.path !== './routes') {
    throw new Error(
      `${name} exposes ${exposes.map(({ path }) => path).join(', ')}; it has to be ./routes alone.`,
    );
  }
  const table = sharedByRemote(folder);
  for (const { name: key, singleton, requiredVersion, assets } of shared) {
    if (table[key]?.requiredVersion !== requiredVersion || !singleton) {
      throw new Error(`${name} shares ${key}@${requiredVersion}, which the shared table does not say.`);
    }
    if (assets.js.sync.length + assets.js.async.length > 0) throw new Error(`${name} brings its own ${key}.`);
  }
  for (const [file, packages] of Object.entries(built)) {
    const copy = hostOnlyPackages.find((library) => library in packages);
    if (copy) throw new Error(`${name}: ${file} carries a copy of ${copy}; import it through platform/sdk.`);
  }
}
