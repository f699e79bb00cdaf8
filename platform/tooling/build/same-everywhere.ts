import { type Compiler, rspack } from '@rspack/core';

const TABLE = /(\.sriHashes\s*=\s*\{)([^}]*)\}/;

/** @returns a script's text with its table of pins in one order */
export const withSortedPins = (script: string): string =>
  script.replace(TABLE, (_, start: string, pins: string) => `${start}${pins.split(',').sort().join(',')}}`);

/**
 * Equal sources make equal files. The table of a build's pins comes in another order each time it is built, and so the entry
 * would have another hash. It is sorted while placeholders stand in it, before anything is minified: minified names depend,
 * now and then, on the order in which letters came.
 */
export const sortedPins = () => ({
  apply({ hooks }: Compiler): void {
    hooks.compilation.tap('sortedPins', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE;
      compilation.hooks.processAssets.tap({ name: 'sortedPins', stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = asset.source().toString();
          if (TABLE.test(text))
            compilation.updateAsset(file, new rspack.sources.RawSource(withSortedPins(text)));
        }
      });
    });
  },
});
