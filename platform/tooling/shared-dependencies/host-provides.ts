/**
 * Named in the host's build beside its own entry: a library enters the shared scope only when the build has
 * met its request, and the host's own code may reach some of them by relative paths.
 */

/** Never called: they are part of the first script, which evaluates them piece by piece (`host/src/main.ts`). */
export const eager = [
  () => import(/* webpackMode: "eager" */ '@alisio/platform/sdk/i18n'),
  () => import(/* webpackMode: "eager" */ '@alisio/platform/sdk/page'),
  () => import(/* webpackMode: "eager" */ '@alisio/platform/sdk/router'),
  () => import(/* webpackMode: "eager" */ '@alisio/platform/sdk/state'),
  () => import(/* webpackMode: "eager" */ '@alisio/shared-contracts/events'),
  () => import(/* webpackMode: "eager" */ '@alisio/shared-contracts/stores'),
  () => import(/* webpackMode: "eager" */ '@alisio/shared-contracts/zod'),
  () => import(/* webpackMode: "eager" */ '@emotion/styled'),
  () => import(/* webpackMode: "eager" */ 'react'),
  () => import(/* webpackMode: "eager" */ 'react/jsx-runtime'),
  () => import(/* webpackMode: "eager" */ 'react-dom'),
];

/** Never called: makes a file of its own of each library that is shared on demand. */
export const onDemand = [
  () => import(/* webpackChunkName: "shared-api" */ '@alisio/platform/sdk/api'),
  () => import(/* webpackChunkName: "shared-query" */ '@alisio/platform/sdk/query'),
];
