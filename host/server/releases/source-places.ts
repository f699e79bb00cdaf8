import { SourceMap } from 'node:module';
import { DEVELOPMENT_VERSION } from '@alisio/platform/tooling/dev';
import { type FromSource, mapOfSource } from './from-source.ts';

/** A place in what the edge runs of something from source, as `page-loaders/compose.ts` calls it. */
const PLACE = new RegExp(
  String.raw`(host|mf-[a-z][a-z0-9-]*)@${DEVELOPMENT_VERSION.replaceAll('.', '\\.')}/server\.js:(\d+):(\d+)`,
  'g',
);

/** Places begin with 1 in a stack, and with 0 in a map. */
function inSource(map: SourceMap, line: number, column: number): string | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || !entry.originalSource) return undefined;
  return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
}

/**
 * Tells a fault of a page from source in the terminal, with its places in the sources.
 * @returns what was told
 */
export const tellInSources =
  (source: FromSource) =>
  async (stack: string, path: string): Promise<string> => {
    const names = new Set([...stack.matchAll(PLACE)].map(([, name = '']) => name));
    const maps = new Map<string, SourceMap>();
    for (const name of names) {
      try {
        const text = await mapOfSource(source, name);
        if (text !== undefined) maps.set(name, new SourceMap(JSON.parse(text)));
      } catch {
        // Without it the place in the compiled file is told.
      }
    }
    const told = stack.replace(PLACE, (place, name: string, line: string, column: string) => {
      const map = maps.get(name);
      return (map && inSource(map, Number(line), Number(column))) ?? place;
    });
    console.error(`${path} could not be drawn at the edge\n${told}\n`);
    return told;
  };
