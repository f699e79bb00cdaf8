import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  BUILD_DOCUMENT,
  type HostBuild,
  hostBuild,
  type RemoteBuild,
  remoteBuild,
} from '../../build/build-document.ts';
import { COMPOSITION_DOCUMENT } from '../../build/composition.ts';

const internal = new Set(
  [BUILD_DOCUMENT, COMPOSITION_DOCUMENT].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
);

async function readBuild<T>(folder: string, parse: (value: unknown) => T): Promise<T> {
  try {
    return parse(JSON.parse(await readFile(join(folder, 'dist', BUILD_DOCUMENT), 'utf8')));
  } catch (cause) {
    throw new Error(`${folder} has no finished build; build it first.`, { cause });
  }
}

/** @throws when the folder holds no finished build of a shell */
export const readHostBuild = (folder: string): Promise<HostBuild> =>
  readBuild(folder, (value) => hostBuild.parse(value));

/** @throws when the folder holds no finished build of a remote */
export const readRemoteBuild = (folder: string): Promise<RemoteBuild> =>
  readBuild(folder, (value) => remoteBuild.parse(value));

/** The files of a build that a release publishes. */
export async function builtFiles(folder: string): Promise<Map<string, Uint8Array>> {
  const dist = join(folder, 'dist');
  const names = (await readdir(dist)).filter((name) => !internal.has(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dist, name))] as const)),
  );
}
