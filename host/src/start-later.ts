import type { AppParts } from '@alisio/platform/sdk/app';
import { whenFirstViewDone } from '@alisio/shared-ui/late-part';
import { drawAhead } from './pages/draw-ahead.tsx';
import type { RemotePages } from './remotes/remote-pages.ts';
import { createFetchAhead, fetchWhatHandsComeTo, fetchWhatIsGoneTo } from './router/fetch-ahead.ts';
import { LEAVING } from './router/page-router.tsx';
import { startVisitor } from './visitor/start-visitor.ts';

const nextPage = () =>
  new Promise<void>((resolve) => window.addEventListener(LEAVING, () => resolve(), { once: true }));

/** What begins when the first page stands: none of it is needed to render. */
export function startLater(app: AppParts, pages: RemotePages): void {
  startVisitor(app.bootstrap, nextPage);
  const ahead = createFetchAhead(pages, app, (address) => drawAhead(app.scope, address));
  fetchWhatHandsComeTo(ahead);
  fetchWhatIsGoneTo(pages, app);
  app.scope.ahead = (href, what) => {
    // A page that has just come has more to fetch itself.
    if (what === 'code') whenFirstViewDone(() => ahead(href, what));
    else ahead(href, what);
  };
  if (app.scope.wayOn !== undefined) app.scope.ahead(app.scope.wayOn, 'code');
}
