import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { LoaderDataProvider } from '@alisio/platform/sdk/router';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useParams } from 'react-router';
import { ErrorPage } from '../pages/error-page.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { RouteProgress } from '../pages/route-progress.tsx';
import type { ClaimedPage } from '../remotes/remote-pages.ts';
import { usePageHead } from '../shell/page-head.ts';
import { ErrorCatcher } from './error-catcher.tsx';
import { usePageData } from './page-data.ts';

/** A claimed page: skeleton, the page, or a message with a way on; the frame around it stays throughout. */
export function RemotePage({ claimed }: { claimed: ClaimedPage }) {
  const { claim, record } = claimed;
  const state = useSyncExternalStore(record.subscribe, record.state, record.state);
  const { data, retry } = usePageData(state.status === 'ready' ? state.page : undefined);
  useEffect(() => {
    void record.load();
  }, [record]);

  if (state.status === 'failed') {
    return <ErrorPage kind={state.kind} error={state.error} onRetry={() => void record.retry()} />;
  }
  if (state.status === 'loading' || data.status === 'loading') return <PageSkeleton layout={claim.layout} />;
  if (data.status === 'not-found') return <ErrorPage kind="not-found" />;
  if (data.status === 'failed') return <FailedPage page={state.page} error={data.error} retry={retry} />;
  return (
    <LoaderDataProvider value={data.data}>
      <RouteProgress active={data.stale} />
      <Contained claimed={claimed} page={state.page} />
    </LoaderDataProvider>
  );
}

/** What a page throws stays inside its place; the next address or a retry begins anew. */
function Contained({ claimed, page }: { claimed: ClaimedPage; page: PageModule }) {
  const { pathname } = useLocation();
  return (
    <ErrorCatcher
      key={pathname}
      fallback={(error, retry) => <FailedPage page={page} error={error} retry={retry} />}
    >
      <Suspense fallback={<PageSkeleton layout={claimed.claim.layout} />}>
        <PageHead claimed={claimed} page={page} />
        <page.default />
      </Suspense>
    </ErrorCatcher>
  );
}

interface FailedPageProps {
  page: PageModule;
  error: unknown;
  retry: () => void;
}

function FailedPage({ page: { ErrorElement }, error, retry }: FailedPageProps) {
  if (ErrorElement) return <ErrorElement error={error} retry={retry} />;
  return <ErrorPage kind="wrong" error={error} onRetry={retry} />;
}

function PageHead({ claimed, page }: { claimed: ClaimedPage; page: PageModule }) {
  const { t, language } = useTexts(claimed.remote.namespace);
  const { search } = useLocation();
  const params = useParams();
  usePageHead(
    page.meta?.({ t, language, params, search: new URLSearchParams(search) }) ?? { title: 'Alisio' },
  );
  return null;
}
