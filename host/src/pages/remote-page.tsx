import { usePageLoader } from '@alisio/platform/sdk/app';
import { useTexts } from '@alisio/platform/sdk/i18n';
import type { PageModule } from '@alisio/platform/sdk/remote';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation, useParams } from 'react-router';
import { tellLateParts } from '../late-parts/early-events.ts';
import { ErrorCatcher } from '../late-parts/error-catcher.tsx';
import type { ClaimedPage } from '../remotes/remote-pages.ts';
import { Marked } from '../shown-page/marked.tsx';
import { usePageHead } from '../shown-page/page-head.ts';
import { ErrorPage } from './error-page.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** A claimed page: skeleton, the page, or a message with a way on; the frame around it stays throughout. */
export function RemotePage({ claimed }: { claimed: ClaimedPage }) {
  const { record } = claimed;
  const state = useSyncExternalStore(record.subscribe, record.state, record.state);
  const { notFound } = usePageLoader(state.status === 'ready' ? state.code.loader : undefined, (error) => {
    console.error('The loader of a page failed', error);
    tellLateParts({ kind: 'thrown', error, page: claimed });
  });
  useEffect(() => {
    void record.load();
  }, [record]);

  if (state.status === 'failed') {
    return (
      <Marked by={claimed.remote} state="failed">
        <ErrorPage kind={state.kind} error={state.error} onRetry={() => void record.retry()} />
      </Marked>
    );
  }
  if (state.status === 'loading') return <Waiting claimed={claimed} />;
  if (notFound) {
    return (
      <Marked by={claimed.remote} state="ready">
        <ErrorPage kind="not-found" />
      </Marked>
    );
  }
  return <Contained claimed={claimed} page={state.code} />;
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

/**
 * What a page throws stays inside its place; the next address begins anew, and a retry has the page loaded anew:
 * a part of it that broke while it loaded is broken for as long as the page's code stays.
 */
function Contained({ claimed, page }: PageProps) {
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
        <Marked by={claimed.remote} state="ready">
          <PageHead claimed={claimed} page={page} />
          <page.default />
        </Marked>
      </Suspense>
    </ErrorCatcher>
  );
}

interface FailedPageProps extends PageProps {
  error: unknown;
  retry: () => void;
}

function FailedPage({ claimed, page: { ErrorElement }, error, retry }: FailedPageProps) {
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
  usePageHead(
    page.meta?.({ t, language, params, search: new URLSearchParams(search) }) ?? { title: 'Alisio' },
  );
  return null;
}
