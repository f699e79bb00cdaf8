import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from '@alisio/shared-contracts/zod';

const hostConfig = z.strictObject({
  owner: z.string().check(z.minLength(1)),
  budgets: z.strictObject({ main: z.number() }),
  /** i18n namespaces of its own texts: no remote may have one of them */
  namespaces: z.array(z.string()),
});
export type HostConfig = z.infer<typeof hostConfig>;

/**
 * Reads and checks a shell's `host.config.ts`.
 * @throws with the folder and the first thing wrong in it
 */
export async function readHostConfig(folder: string): Promise<HostConfig> {
  const file = join(folder, 'host.config.ts');
  const module: { default?: unknown } = await import(pathToFileURL(file).href);
  const parsed = hostConfig.safeParse(module.default);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}
