import { QueryClient } from '@tanstack/react-query';
import { isProblem } from '../api/api-problem.ts';
import { perApp } from '../page/app-scope.ts';

const MINUTE_MS = 60_000;

/** A server's client goes with its request: a timer would only keep the process alive. */
const onServer = typeof window === 'undefined';

/** An answer is kept 30 minutes (§4); what is broken for certain is not asked again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: onServer ? Number.POSITIVE_INFINITY : 30 * MINUTE_MS,
        staleTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // A phone that believes itself offline still gets an answer or an error, never a pause without end.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isProblem(error, 'network'),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** The app's query client. */
export const queryClientOf = perApp(createQueryClient);
