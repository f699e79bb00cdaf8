import { usePageLoader } from '@alisio/platform/sdk/app';
import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { memo, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useParams } from 'react-router';
import { tellLateParts } from '../late-parts/early-events.ts';
import { ErrorCatcher } from '../late-parts/error-catcher.tsx';
import { whenWanted } from '../loading/when-wanted.ts';
import { useHost } from '../remotes/host-context.ts';
import type { ClaimedPage } from '../remotes/remote-pages.ts';
import { Marked } from '../shown-page/marked.tsx';
import { usePageHead } from '../shown-page/page-head.ts';
import { ErrorPage } from './error-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** A claimed page: skeleton, the page, or a message with a way on; the frame around it stays throughout. */
export function RemotePage({ claimed }: { claimed: ClaimedPage }) {
  const { record } = claimed;
  const { drawn } = useHost();
  const state = useSyncExternalStore(record.subscribe, record.state, record.state);
  const isReady = state.status === 'ready';
  // `drawn` by the edge and here, `taken` over when its code came, then this browser's `own`.
  const [phase, setPhase] = useState(drawn.page === claimed ? 'drawn' : 'own');
  if (phase === 'drawn' && isReady) setPhase('taken');
  if (phase === 'taken' && !isReady) setPhase('own');
  const { missing } = usePageLoader(state.status === 'ready' ? state.code.loader : undefined, (error) => {
    console.error('The loader of a page failed', error);
    tellLateParts({ kind: 'thrown', error, page: claimed });
  });
  const waits = phase === 'drawn' && claimed.claim.wakes === 'idle';
  useEffect(() => {
    const load = () => void record.load();
    return waits ? whenWanted(load) : load();
  }, [record, waits]);
  useEffect(
    () => () => {
      drawn.page = undefined;
    },
    [drawn],
  );

  if (phase === 'drawn') return <Contained claimed={claimed} page={undefined} />;
  if (state.status === 'failed') {
    return (
      <Marked by={claimed.remote} state="failed">
        <ErrorPage kind={state.kind} error={state.error} onRetry={() => void record.retry()} />
      </Marked>
    );
  }
  if (state.status === 'loading') return <Waiting claimed={claimed} />;
  if (missing) {
    return (
      <Marked by={claimed.remote} state="ready">
        <ErrorPage kind={missing} />
      </Marked>
    );
  }
  // Not given what it has by itself: what React is about to take over must not change meanwhile.
  return <Contained claimed={claimed} page={phase === 'taken' ? undefined : state.code} />;
}

const Waiting = ({ claimed }: { claimed: ClaimedPage }) => (
  <Marked by={claimed.remote} state="loading">
    <PageSkeleton layout={claimed.claim.layout} />
  </Marked>
);

interface PageProps {
  claimed: ClaimedPage;
  page: PageModule;
}

const arrivals = new WeakMap<ClaimedPage, Promise<PageModule>>();

/** The page's code, when it is here. */
function arrivalOf(claimed: ClaimedPage): Promise<PageModule> {
  const { record } = claimed;
  const arrival =
    arrivals.get(claimed) ??
    new Promise<PageModule>((resolve) => {
      const look = () => {
        const state = record.state();
        if (state.status === 'ready') resolve(state.code);
      };
      record.subscribe(look);
      look();
    });
  arrivals.set(claimed, arrival);
  return arrival;
}

/**
 * What a page throws stays inside its place; the next address begins anew, and a retry has the page loaded anew:
 * a part of it that broke while it loaded is broken for as long as the page's code stays.
 */
const Contained = memo(({ claimed, page }: { claimed: ClaimedPage; page: PageModule | undefined }) => {
  const { pathname } = useLocation();
  return (
    <ErrorCatcher
      key={pathname}
      page={claimed}
      fallback={(error) => (
        <FailedPage claimed={claimed} page={page} error={error} retry={() => void claimed.record.renew()} />
      )}
    >
      <Suspense fallback={<Waiting claimed={claimed} />}>
        <Shown claimed={claimed} page={page} />
      </Suspense>
    </ErrorCatcher>
  );
});
Contained.displayName = 'Contained';

/** `page`: nothing while its code is on its way. What the edge drew of it stands until then. */
function Shown({ claimed, page }: { claimed: ClaimedPage; page: PageModule | undefined }) {
  const code = page ?? use(arrivalOf(claimed));
  return (
    <Marked by={claimed.remote} state="ready">
      <PageHead claimed={claimed} page={code} />
      <code.default />
    </Marked>
  );
}

interface FailedPageProps {
  claimed: ClaimedPage;
  page: PageModule | undefined;
  error: unknown;
  retry: () => void;
}

function FailedPage({ claimed, page, error, retry }: FailedPageProps) {
  const ErrorElement = page?.ErrorElement;
  return (
    <Marked by={claimed.remote} state="failed">
      {ErrorElement ? (
        <ErrorElement error={error} retry={retry} />
      ) : (
        <ErrorPage kind="wrong" error={error} onRetry={retry} />
      )}
    </Marked>
  );
}

function PageHead({ claimed, page }: PageProps) {
  const { t, language } = useTexts(claimed.remote.namespace);
  const { search } = useLocation();
  const params = useParams();
  // A page is its module's for as long as it stands: one of both, each time.
  const useMeta = page.useMeta ?? page.meta;
  usePageHead(useMeta?.({ t, language, params, search: new URLSearchParams(search) }) ?? { title: 'Alisio' });
  return null;
}
