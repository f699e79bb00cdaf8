import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

const here = (file: string): string => join(import.meta.dirname, file);

/** First of the entries of whatever brings React into a page. */
export const lendRefresh = here('lend-refresh.ts');

/** Libraries and tools are not edited here; the tools are what refreshing itself is made of. */
const NEVER_REFRESHED = /[\\/]node_modules[\\/]|[\\/]platform[\\/]tooling[\\/]/;

/** Swaps edited components in place, with the one refresh runtime of the page. */
export const refreshed = (bundle: string): NonNullable<Configuration['plugins']> => [
  new rspack.DefinePlugin({ ALISIO_BUNDLE: JSON.stringify(bundle) }),
  new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (request) => {
    if (request.contextInfo.issuer !== lendRefresh) request.request = here('borrow-refresh.ts');
  }),
  new ReactRefreshRspackPlugin({ injectEntry: false, exclude: NEVER_REFRESHED, forceEnable: true }),
];
