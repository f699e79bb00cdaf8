import { type Compiler, rspack } from '@rspack/core';

const TABLE = /(\.sriHashes\s*=\s*\{)([^}]*)\}/;

/** @returns a script's text with its table of pins in one order */
export const withSortedPins = (script: string): string =>
  script.replace(TABLE, (_, start: string, pins: string) => `${start}${pins.split(',').sort().join(',')}}`);

const CHUNK = String.raw`__webpack_require__\.e\([^()]*\)`;
const EACH = new RegExp(CHUNK, 'g');
const CHUNKS = new RegExp(String.raw`\[(${CHUNK}(?:, ${CHUNK})+)\]`, 'g');

/** @returns a script's text with the files of each import in one order */
export const withSortedChunks = (script: string): string =>
  script.replace(CHUNKS, (_, chunks: string) => `[${(chunks.match(EACH) ?? []).sort().join(', ')}]`);

const inOneOrder = (script: string): string => withSortedChunks(withSortedPins(script));

/**
 * Equal sources make equal files. The table of a build's pins comes in another order each time it is built, and the files
 * that are asked for together in another wherever the tree stands, and so what names them would have another hash. They
 * are sorted while placeholders stand in them, before anything is minified: minified names depend, now and then, on the
 * order in which letters came.
 */
export const sameEverywhere = () => ({
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('sameEverywhere', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'sameEverywhere', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = asset.source().toString();
          const sorted = inOneOrder(text);
          if (sorted !== text) compilation.updateAsset(file, new rspack.sources.RawSource(sorted));
        }
      });
    });
  },
});
