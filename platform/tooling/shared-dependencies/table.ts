/**
 * The libraries of which one page has one copy. The host brings them; a remote is built without them.
 * `eager` is part of the host's first script, `on-demand` is a file of its own, asked for by the first page
 * that needs it. Pure modules (schemas, rules, money, components) are not shared: each build keeps only what
 * it uses of them, which is less than sharing all of each. zod is shared as the part of it that we use.
 */
export interface SharedDependency {
  /** request as written in an import */
  key: string;
  load: 'eager' | 'on-demand';
}

export const sharedDependencies: readonly SharedDependency[] = [
  { key: 'react', load: 'eager' },
  { key: 'react/jsx-runtime', load: 'eager' },
  { key: 'react-dom', load: 'eager' },
  { key: '@emotion/styled', load: 'eager' },
  { key: '@alisio/platform/sdk/api', load: 'on-demand' },
  { key: '@alisio/platform/sdk/i18n', load: 'eager' },
  { key: '@alisio/platform/sdk/page', load: 'eager' },
  { key: '@alisio/platform/sdk/router', load: 'eager' },
  { key: '@alisio/platform/sdk/state', load: 'eager' },
  { key: '@alisio/platform/sdk/query', load: 'on-demand' },
  { key: '@alisio/shared-contracts/events', load: 'eager' },
  { key: '@alisio/shared-contracts/stores', load: 'eager' },
  { key: '@alisio/shared-contracts/zod', load: 'eager' },
];

/** Libraries that live behind a facade of the table: a remote that carries one of them has a second copy. */
export const hostOnlyPackages: readonly string[] = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'i18next',
  'react-i18next',
  'zustand',
  '@tanstack/react-query',
  '@tanstack/query-core',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  '@module-federation/runtime-core',
];
