import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { createPageHistory } from './page-history.ts';

/**
 * The page's router over the browser's history. The library's `BrowserRouter` does the same, and brings its
 * links, forms and parts for frameworks with it: 5 KiB (brotli) of every first load.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createPageHistory);
  const [{ action, location }, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((place) => startTransition(() => setPlace(place))), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
