import {
  type Override,
  type PublicRegistry,
  type PublicRemote,
  publicRemote,
} from '@alisio/platform/sdk/registry';
import { z } from '@alisio/shared-contracts/zod';
import { isFrom } from './is-from.ts';

/** Longer than this for its description is a development server that is not there. */
const DESCRIPTION_TIMEOUT_MS = 3000;

const entry = z.object({ url: z.string(), integrity: z.string(), bytes: z.int() });

/** `<origin>/release.json` of a development server. Its entry is on that origin; nobody pins what changes there. */
const description = z.object({ remote: z.extend(publicRemote, { entry }) });

/** @throws when the origin does not answer, or brings something else than the remote of that name */
async function remoteAt(origin: string, name: string): Promise<PublicRemote> {
  const answer = await fetch(`${origin}/release.json`, {
    signal: AbortSignal.timeout(DESCRIPTION_TIMEOUT_MS),
    cache: 'no-store',
    credentials: 'omit',
  });
  const { remote } = description.parse(await answer.json());
  if (remote.name !== name) throw new Error(`${origin} serves ${remote.name}, not ${name}`);
  if (new URL(remote.entry.url).origin !== origin) throw new Error(`The entry is not on ${origin}`);
  return remote;
}

type Outcome = { override: Override; remote?: PublicRemote };

async function brought(override: Override, here: PublicRemote | undefined): Promise<Outcome> {
  if (override.state !== 'origin' || isFrom(here, override.wanted)) return { override };
  try {
    return { override, remote: await remoteAt(override.wanted, override.name) };
  } catch (error) {
    console.warn('A remote could not be had from another origin', error);
    return { override: { ...override, state: 'refused', reason: 'unreachable' } };
  }
}

/**
 * The registry with the remotes that overrides bring from other origins; where one cannot be had, the released one. The
 * same object where none is brought, since there is none, or the edge has brought it: what the edge drew is taken over.
 */
export async function withOriginRemotes(registry: PublicRegistry): Promise<PublicRegistry> {
  const outcomes = await Promise.all(
    (registry.overrides ?? []).map((override) => brought(override, registry.remotes[override.name])),
  );
  if (outcomes.every(({ override, remote }, index) => !remote && override === registry.overrides?.[index]))
    return registry;
  const remotes = outcomes.flatMap(({ remote }) => (remote ? [[remote.name, remote] as const] : []));
  return {
    ...registry,
    remotes: { ...registry.remotes, ...Object.fromEntries(remotes) },
    overrides: outcomes.map(({ override }) => override),
  };
}
