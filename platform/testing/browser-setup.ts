import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

// A busy machine can take many seconds for what else takes none; what holds waits for none of them.
configure({ asyncUtilTimeout: 30_000 });

// What is asked until it is there, by `findBy` and `waitFor`, is often not there yet. Each of these errors wrote the whole
// page out as text, a sixth of what tests of pages cost; now the one does that somebody reads, when the wait is over.
const { getElementError } = getConfig();

function notThereYet(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  const withPage = () => getElementError(message, container).message;
  return Object.defineProperty(error, 'message', { get: withPage, configurable: true });
}

configure({
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? notThereYet(message, container)
      : getElementError(message, container),
});

// This window measures nothing, as a browser's does before there is something to measure.
Object.assign(Object.getPrototypeOf(performance), { getEntriesByType: () => [] });

// React's development build takes a call stack for each element that it makes, a ninth of what a page's test costs,
// until it counts ten thousand of a second. Nobody reads them here: the count stays there.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set: () => undefined },
);
