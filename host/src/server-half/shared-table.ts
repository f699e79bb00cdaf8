import * as api from '@alisio/platform/sdk/api';
import * as i18n from '@alisio/platform/sdk/i18n';
import * as page from '@alisio/platform/sdk/page';
import * as query from '@alisio/platform/sdk/query';
import * as router from '@alisio/platform/sdk/router';
import * as state from '@alisio/platform/sdk/state';
import * as events from '@alisio/shared-contracts/events';
import * as stores from '@alisio/shared-contracts/stores';
import * as zod from '@alisio/shared-contracts/zod';
import * as styled from '@emotion/styled';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

/** The shared table by its requests, for the server halves of remotes: a test holds it against the table itself. */
export const shared: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@emotion/styled': styled,
  '@alisio/platform/sdk/api': api,
  '@alisio/platform/sdk/i18n': i18n,
  '@alisio/platform/sdk/page': page,
  '@alisio/platform/sdk/router': router,
  '@alisio/platform/sdk/state': state,
  '@alisio/platform/sdk/query': query,
  '@alisio/shared-contracts/events': events,
  '@alisio/shared-contracts/stores': stores,
  '@alisio/shared-contracts/zod': zod,
};
