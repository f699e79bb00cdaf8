import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { namedRoutes } from '@alisio/shared-contracts/routes';
import { z } from '@alisio/shared-contracts/zod';
import { partClaim, type RouteClaim, routeClaim } from '../../sdk/registry/index.ts';
import { workspacesOf } from '../workspaces/index.ts';
import { repositoryRoot } from './paths.ts';

/** More has no room in a header of 1024 pixels beside five others. */
const LONGEST_LABEL = 20;
const NAV_LABEL = `navLink: needs nav, and a label of 1 to ${LONGEST_LABEL} signs in each language`;

const hasRoomForLabel = ({ nav, navLink }: RouteClaim): boolean =>
  !navLink ||
  (Boolean(nav) &&
    Object.values(navLink.label).every((label) => label.trim() !== '' && label.length <= LONGEST_LABEL));

const NAMED_AT = 'name: §2’s own, at its path, and none elsewhere (namedRoutes of shared-contracts/routes)';

/** The name under which a path is looked for, where it has one. */
const nameAt = (path: string): string | undefined =>
  Object.entries(namedRoutes).find(([, at]) => at === path)?.[0];

/** A claim as a team writes it. Its name stays there: who leads to a page by it has the path from the contracts. */
const writtenClaim = z
  .strictObject({ ...routeClaim.shape, name: z.optional(z.string()) })
  .check(z.refine(hasRoomForLabel, NAV_LABEL))
  .check(z.refine(({ name, path }) => name === nameAt(path), NAMED_AT));

const remoteConfig = z.strictObject({
  name: z.string().check(z.regex(/^mf-[a-z][a-z0-9-]*$/)),
  owner: z.string().check(z.minLength(1)),
  contracts: z.string(),
  namespace: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  budgets: z.strictObject({
    entry: z.number(),
    firstPage: z.number(),
    part: z.optional(z.number()),
    pages: z.optional(z.record(z.string(), z.number())),
  }),
  // What a team writes is checked to the letter; what a registry says may be newer than its reader.
  routes: z.array(writtenClaim).check(z.minLength(1)),
  parts: z.optional(z.array(z.strictObject(partClaim.shape))),
});
export type BuiltRemoteConfig = z.infer<typeof remoteConfig>;

/** Every workspace with a `remote.config.ts` is a remote; none is named anywhere else. */
export function remoteFolders(): string[] {
  return workspacesOf(repositoryRoot)
    .map((workspace) => join(repositoryRoot, workspace))
    .filter((folder) => existsSync(join(folder, 'remote.config.ts')));
}

/**
 * Reads and checks a remote's table of contents.
 * @throws with the folder and the first thing wrong in it
 */
export async function readRemoteConfig(folder: string): Promise<BuiltRemoteConfig> {
  const file = join(folder, 'remote.config.ts');
  // A process that builds twice, as a development server does, must see what was edited in between.
  const edition = statSync(file).mtimeMs;
  const module: { default?: unknown } = await import(`${pathToFileURL(file).href}?${edition}`);
  const parsed = remoteConfig.safeParse(module.default);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}
