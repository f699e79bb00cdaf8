/**
 * Named in the host's build beside its own entry: a library enters the shared scope only when the build has
 * met its request, and the host's own code may reach some of them by relative paths.
 */
import '@alisio/platform/sdk/i18n';
import '@alisio/platform/sdk/page';
import '@alisio/platform/sdk/router';
import '@alisio/platform/sdk/state';
import '@alisio/shared-contracts/events';
import '@alisio/shared-contracts/stores';
import '@alisio/shared-contracts/zod';
import '@emotion/styled';
import 'react';
import 'react/jsx-runtime';
import 'react-dom';

/** Never called: makes a file of its own of each library that is shared on demand. */
export const onDemand = [
  () => import(/* webpackChunkName: "shared-api" */ '@alisio/platform/sdk/api'),
  () => import(/* webpackChunkName: "shared-query" */ '@alisio/platform/sdk/query'),
];
