import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { StatsCompilation, StatsModule } from '@rspack/core';
import { sharedDependencies } from '../shared-dependencies/index.ts';
import { hashOf } from './integrity.ts';

/** A built file: its name in `dist`, its pin, its size with brotli. */
export interface FileFact {
  file: string;
  integrity: string;
  bytes: number;
}

/** @returns pin and brotli size of a file; needs its `.br` sibling */
export async function fileFact(folder: string, file: string): Promise<FileFact> {
  const integrity = hashOf(await readFile(join(folder, file)));
  const { size } = await stat(join(folder, `${file}.br`));
  return { file, integrity, bytes: size };
}

const groupOf = (stats: StatsCompilation, chunkName: string) =>
  stats.namedChunkGroups?.[chunkName] ?? stats.entrypoints?.[chunkName];

/** Names of the scripts that a named chunk needs, in the order they are loaded. */
export const scriptsOf = (stats: StatsCompilation, chunkName: string): string[] =>
  (groupOf(stats, chunkName)?.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith('.js'));

/** Every named chunk that is loaded later: pages, texts and what the source named. */
export const laterChunks = (stats: StatsCompilation): string[] =>
  Object.keys(stats.namedChunkGroups ?? {}).filter((name) => !stats.entrypoints?.[name]);

const flat = (modules: readonly StatsModule[] = []): StatsModule[] =>
  modules.flatMap((module) => [module, ...flat(module.modules)]);

/** All modules of a named chunk, those inside concatenated ones included. */
export function modulesOf(stats: StatsCompilation, chunkName: string): StatsModule[] {
  const wanted = new Set<unknown>(groupOf(stats, chunkName)?.chunks ?? []);
  return (stats.chunks ?? []).filter(({ id }) => wanted.has(id)).flatMap(({ modules }) => flat(modules));
}

/** Requests of the shared table that a chunk asks the host for. */
export function consumedBy(stats: StatsCompilation, chunkName: string): string[] {
  const names = modulesOf(stats, chunkName)
    .filter(({ moduleType }) => moduleType === 'consume-shared-module')
    .map(({ name = '' }) => name);
  return sharedDependencies
    .map(({ key }) => key)
    .filter((key) => names.some((name) => name.includes(` ${key}@`)));
}

/** The module itself: those that provide or consume it for the shared scope have its path in their names too. */
const isSource = ({ moduleType = '' }: StatsModule): boolean => moduleType.startsWith('javascript/');

/** Scripts that bring a module of the source tree, named by the end of its path, with what it needs. */
export function scriptsWith(stats: StatsCompilation, modulePath: string): string[] {
  const holder = (stats.chunks ?? []).find(({ modules }) =>
    flat(modules).some((module) => isSource(module) && module.name?.includes(modulePath)),
  );
  const wanted = new Set<unknown>([holder?.id, ...(holder?.siblings ?? [])]);
  const files = (stats.chunks ?? []).filter(({ id }) => wanted.has(id)).flatMap((chunk) => chunk.files ?? []);
  return files.filter((file) => file.endsWith('.js'));
}
