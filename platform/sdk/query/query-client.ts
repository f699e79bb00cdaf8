import { QueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/api-problem.ts';
import { perApp } from '../page/app-scope.ts';
import { askOrTake, beginWithPage } from './first-answers.ts';

const MINUTE_MS = 60_000;

/** A server's client goes with its request: a timer would only keep the process alive. */
const onServer = typeof window === 'undefined';

/**
 * An answer is kept 30 minutes (§4); what is broken for certain is not asked again. In a page of the edge it begins with
 * what that was answered.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: onServer ? Number.POSITIVE_INFINITY : 30 * MINUTE_MS,
        staleTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A phone that believes itself offline still gets an answer or an error, never a pause without end.
        networkMode: 'always',
        persister: askOrTake,
        retry: (failures, error) => failures < 1 && isProblem(error, 'network'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  beginWithPage(client);
  return client;
}

/** The app's query client. */
export const queryClientOf = perApp(createQueryClient);
