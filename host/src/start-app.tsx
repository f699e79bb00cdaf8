import { type AppParts, createApp } from '@alisio/platform/sdk/app';
import { installBootstrap } from '@alisio/platform/sdk/page';
import { whenIdle } from '@alisio/shared-ui/late-part';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { federatedRemotes } from './federation.ts';
import { keepEarlyEvents, type PageTrouble, tellLateParts } from './late-parts/early-events.ts';
import { breathe } from './loading/breathe.ts';
import { inTries } from './loading/in-tries.ts';
import { HOST_TEXTS, hostTexts } from './locales/language.ts';
import { addressKept } from './overrides/asked-overrides.ts';
import { withOverrides } from './overrides/with-overrides.ts';
import { Site } from './pages/app.tsx';
import { loadErrorPage, untilErrorPage } from './pages/error-page.tsx';
import { sitePartsOf } from './pages/site-parts.ts';
import { readBootstrap } from './read-bootstrap.ts';
import { claimAt } from './remotes/claim-at.ts';
import { fixNatives } from './remotes/fix-natives.ts';
import { rememberGoingOn } from './remotes/going-on.ts';
import {
  type ClaimedPage,
  type ClaimedPart,
  createRemotePages,
  type RemotePages,
} from './remotes/remote-pages.ts';
import { otherEntry } from './router/direct-entry.ts';
import { PageRouter } from './router/page-router.tsx';
import { DRAWN, missingIn } from './shown-page/drawn.ts';
import { keepAttribution } from './visitor/attribution.ts';

function tellOfFailures(found: ClaimedPage | ClaimedPart): void {
  const { record } = found;
  const whose: Pick<PageTrouble, 'page' | 'part'> =
    'claim' in found ? { page: found } : { page: undefined, part: found };
  record.subscribe(() => {
    const state = record.state();
    if (state.status !== 'failed') return;
    console.error('A page or part failed to load', state.error);
    tellLateParts({ ...state, ...whose });
  });
}

/**
 * The API client is asked for here too: a part that alone brought it would get another cut of it than the one that
 * the edge preloads for pages.
 */
const fetchLaterPart = () =>
  Promise.all([
    import(/* webpackChunkName: "later" */ './start-later.ts'),
    import('@alisio/platform/sdk/api'),
  ]);

/** What needs no first page begins when that stands. */
function LaterStart({ app, pages }: { app: AppParts; pages: RemotePages }) {
  useEffect(
    () =>
      whenIdle(() => {
        inTries(fetchLaterPart).then(
          ([{ startLater }]) => startLater(app, pages),
          (error: unknown) => console.error('The visitor is not known', error),
        );
      }),
    [app, pages],
  );
  return null;
}

/**
 * Whether the page stands where its document was asked for: before a script runs Back may lead elsewhere in it. A question
 * for other versions is in what was asked for alone: it is taken out of the address.
 */
function isWhereItWasWritten(): boolean {
  const [asked] = performance.getEntriesByType('navigation');
  if (!asked) return true;
  return addressKept(new URL(asked.name)) === addressKept(window.location);
}

/**
 * Begins the app in a page of the web edge, and takes it over where that drew it. Otherwise the first page's code and
 * texts are awaited before the first render: a Suspense fallback once shown would stay for React's 300 ms, and the
 * edge's skeleton shows meanwhile.
 */
export async function startApp(): Promise<void> {
  rememberGoingOn(window);
  const fixed = fixNatives(window);
  keepEarlyEvents();
  const written = readBootstrap(document);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app.');
  await breathe();
  keepAttribution({ url: new URL(window.location.href), referrer: document.referrer });
  const registry = await withOverrides(written.registry);
  if (!registry) return;
  const bootstrap = { ...written, registry };
  installBootstrap(bootstrap);
  await breathe();

  const app = createApp(bootstrap);
  await breathe();
  const { remoteTimeout } = bootstrap;
  const pages = createRemotePages({
    registry,
    source: federatedRemotes(registry, fixed, remoteTimeout),
    texts: app.texts,
    follow: tellOfFailures,
    timeout: remoteTimeout,
  });
  app.scope.parts = sitePartsOf(pages);
  const entry = otherEntry(pages, window.location.pathname);
  if (entry !== undefined) window.history.replaceState(null, '', entry);
  const claimed = claimAt(pages, window.location.pathname);
  const isOfThisVisit = registry === written.registry && entry === undefined;
  const isDrawn = isOfThisVisit && root.hasAttribute(DRAWN) && isWhereItWasWritten();
  const kind = isDrawn ? missingIn(root) : undefined;
  const drawn = isDrawn && !kind ? claimed : undefined;
  const own = isDrawn && !drawn ? untilErrorPage(app.texts) : undefined;
  const missing = kind && { path: window.location.pathname, kind };
  // A page that is read first sees to its code itself.
  const coming =
    own ?? (drawn?.claim.wakes === 'idle' ? undefined : (claimed?.record.load() ?? loadErrorPage(app.texts)));
  // What the edge drew shows already: the frame is taken over at once, the page when its code is here.
  await Promise.all([app.texts.bring(HOST_TEXTS, hostTexts), isDrawn ? undefined : coming]);

  const stands = isDrawn && isWhereItWasWritten();
  const site = (
    <Site
      app={app}
      pages={pages}
      drawn={stands ? drawn : undefined}
      own={stands ? own : undefined}
      missing={stands ? missing : undefined}
      router={PageRouter}
    >
      <LaterStart app={app} pages={pages} />
    </Site>
  );
  if (stands) {
    const onRecoverableError = (error: unknown) => {
      console.error('What the edge drew was drawn again', error);
      tellLateParts({ kind: 'thrown', error, page: drawn });
    };
    // As a transition React does it in pieces, between which the page answers.
    startTransition(() => void hydrateRoot(root, site, { onRecoverableError }));
  } else createRoot(root).render(site);
}
