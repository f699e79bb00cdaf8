import { localToday } from '@alisio/shared-contracts/dates';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { currentAttribution } from '../attribution/index.ts';
import { type Language, useLanguage } from '../i18n/index.ts';
import { type AppScope, pageBootstrap, useAppScope } from '../page/index.ts';
import { exitOf, type LoaderContext, type PageModule } from '../remote/index.ts';

/** Where a loader is run for a page: its address, what its claim reads out of that, and who asks. */
interface LoadedFor {
  /** `/path?query` of this site */
  address: string;
  params: LoaderContext['params'];
  scope: AppScope;
  language: Language;
  signal?: AbortSignal;
}

/** @throws what the loader throws, also what leads elsewhere */
async function runLoader(
  loader: NonNullable<PageModule['loader']>,
  { address, params, scope, language, signal = new AbortController().signal }: LoadedFor,
): Promise<void> {
  const request = new Request(new URL(address, window.location.origin), { signal });
  const attribution = currentAttribution();
  const { chosen, location } = pageBootstrap() ?? {};
  // As the document came with it: a page whose visitor has chosen another meanwhile asks by itself.
  const country = chosen?.country ?? location?.country ?? null;
  await loader({ request, params, scope, language, today: localToday(), country, attribution });
}

/** Runs the loader of a page that may be opened next; what it throws is told when the page is opened. */
export const loadAhead = async (loader: PageModule['loader'], of: LoadedFor): Promise<void> => {
  await (loader && runLoader(loader, of).catch(() => undefined));
};

/** That nothing is at an address, or nothing any more. */
export type Missing = 'not-found' | 'gone';

/**
 * Runs the loader of the page at this address. Before anything inside the page asks by itself: what the loader asks may
 * have been answered at the edge. Nothing waits for it; where it leads elsewhere, that address takes the place of this
 * one.
 * @param onFault told what it threw, when that was a fault. The page asks for itself what it lacks
 * @returns what the page says where there is nothing at this address
 */
export function usePageLoader(
  loader: PageModule['loader'],
  onFault: (error: unknown) => void,
): { missing: Missing | undefined } {
  const { pathname, search } = useLocation();
  const [params, scope, language, navigate] = [useParams(), useAppScope(), useLanguage(), useNavigate()];
  const address = pathname + search;
  const [left, setLeft] = useState<{ at: string; missing: Missing }>();
  // The router makes these anew with each render; the address says when they have changed.
  const newest = useRef({ params, navigate, onFault });
  useLayoutEffect(() => {
    newest.current = { params, navigate, onFault };
  });

  useLayoutEffect(() => {
    if (!loader) return;
    const control = new AbortController();
    const { signal } = control;
    const leave = (error: unknown) => {
      if (signal.aborted) return;
      const exit = exitOf(error);
      if (!exit) newest.current.onFault(error);
      else if (exit.href === undefined) setLeft({ at: address, missing: exit.gone ? 'gone' : 'not-found' });
      else void newest.current.navigate(exit.href, { replace: true });
    };
    runLoader(loader, { address, params: newest.current.params, scope, language, signal }).catch(leave);
    return () => control.abort();
  }, [loader, address, scope, language]);

  return { missing: left?.at === address ? left.missing : undefined };
}
