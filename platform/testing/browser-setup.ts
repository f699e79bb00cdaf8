import { configure } from '@testing-library/react';
import * as React from 'react';

// A busy machine can take many seconds for what else takes none; what holds waits for none of them.
configure({ asyncUtilTimeout: 30_000 });

// This window measures nothing, as a browser's does before there is something to measure.
Object.assign(Object.getPrototypeOf(performance), { getEntriesByType: () => [] });

// React's development build takes a call stack for each element that it makes, a ninth of what a page's test costs,
// until it counts ten thousand of a second. Nobody reads them here: the count stays there.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);
