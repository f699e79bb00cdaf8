import { useAppScope } from '@alisio/platform/sdk/page';
import { LoaderExit, type PageModule } from '@alisio/platform/sdk/remote';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';

export type PageData =
  | { status: 'ready'; data: unknown; stale: boolean }
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  | { status: 'not-found' };

interface Outcome {
  pathname: string;
  address: string;
  result: PageData;
}

const WITHOUT_LOADER: PageData = { status: 'ready', data: undefined, stale: false };

/**
 * Runs the loader of the page at this address. While another query of the same path is loaded, the answer
 * before it stays (`stale`); another path begins anew.
 */
export function usePageData(page: PageModule | undefined): { data: PageData; retry: () => void } {
  const { pathname, search } = useLocation();
  const params = useParams();
  const scope = useAppScope();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const address = pathname + search;
  const loader = page?.loader;
  // The router makes this object anew with each render; the address says when it has changed.
  const newest = useRef(params);
  useEffect(() => {
    newest.current = params;
  });

  useEffect(() => {
    void attempt;
    if (!loader) return;
    const control = new AbortController();
    const settle = (result: PageData) => {
      if (!control.signal.aborted) setOutcome({ pathname, address, result });
    };
    const request = new Request(new URL(address, window.location.origin), { signal: control.signal });
    Promise.resolve()
      .then(() => loader({ params: newest.current, request, scope }))
      .then(
        (data) => settle({ status: 'ready', data, stale: false }),
        (error: unknown) => {
          if (control.signal.aborted) return;
          if (!(error instanceof LoaderExit)) settle({ status: 'failed', error });
          else if (error.href === undefined) settle({ status: 'not-found' });
          else void navigate(error.href, { replace: true });
        },
      );
    return () => control.abort();
  }, [loader, address, pathname, scope, navigate, attempt]);

  const retry = () => {
    setOutcome(undefined);
    setAttempt((count) => count + 1);
  };
  if (!loader) return { data: WITHOUT_LOADER, retry };
  if (outcome?.address === address) return { data: outcome.result, retry };
  const kept =
    outcome?.pathname === pathname && outcome.result.status === 'ready' ? outcome.result : undefined;
  return { data: kept ? { ...kept, stale: true } : { status: 'loading' }, retry };
}
