import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { hashOf } from '../build/integrity.ts';
import { SERVER_ENTRY } from '../build/server-half.ts';

/** What the edge runs of a workspace, as it is now. */
export interface CompiledHalf {
  source: string;
  /** to the sources, as text */
  map: string;
  integrity: string;
  bytes: number;
}

/** What has compiled of a workspace. */
export interface Built {
  half: CompiledHalf | undefined;
  /** Names of the pages whose module exports a name. */
  pagesWith(name: 'loader' | 'decides', pages: readonly string[]): string[];
}

export interface WatchedHalf {
  /** Waits for the build that is under way. @returns the last one that compiled, nothing before the first did */
  now(): Promise<CompiledHalf | undefined>;
  stop(): Promise<void>;
}

/** Compiles what the edge runs of a workspace, and again with each edit. */
export async function watchHalf(name: string, configuration: Configuration): Promise<WatchedHalf> {
  const folder = await mkdtemp(join(tmpdir(), 'alisio-dev-'));
  const compiler = rspack({ ...configuration, output: { ...configuration.output, path: folder } });
  if (!compiler) throw new Error(`${name}: the compiler of its server half could not begin.`);
  let newest: CompiledHalf | undefined;
  let building = Promise.withResolvers<void>();
  let isBuilding = true;
  const read = async (): Promise<CompiledHalf> => {
    const file = join(folder, `${SERVER_ENTRY}.js`);
    const [content, map] = await Promise.all([readFile(file), readFile(`${file}.map`, 'utf8')]);
    return { source: content.toString(), map, integrity: hashOf(content), bytes: content.byteLength };
  };
  compiler.hooks.invalid.tap('alisio-half', () => {
    if (!isBuilding) building = Promise.withResolvers();
    isBuilding = true;
  });
  const watching = compiler.watch({}, async (error, stats?: Stats) => {
    // What does not compile is told by the browser's build: what the edge draws stays as it was.
    if (error) console.error(`${name}: ${error.message}`);
    else if (stats && !stats.hasErrors()) newest = await read();
    isBuilding = false;
    building.resolve();
  });
  return {
    async now() {
      await building.promise;
      return newest;
    },
    async stop() {
      await new Promise<void>((done) => watching.close(() => done()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
