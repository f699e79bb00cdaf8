import {
  type DefaultError,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation as useLibraryMutation,
  useQuery as useLibraryQuery,
} from '@tanstack/react-query';
import { useAppScope } from '../page/app-scope.ts';
import { queryClientOf } from './query-client.ts';

/**
 * The app's query client. It comes by the app's scope, not by a provider of the library: so the shell
 * carries none of the library, and only pages that ask questions load it.
 */
export function useQueryClient(): QueryClient {
  return queryClientOf(useAppScope());
}

export function useQuery<
  Data = unknown,
  Failure = DefaultError,
  Selected = Data,
  Key extends QueryKey = QueryKey,
>(options: UseQueryOptions<Data, Failure, Selected, Key>): UseQueryResult<NoInfer<Selected>, Failure> {
  return useLibraryQuery(options, useQueryClient());
}

export function useMutation<Data = unknown, Failure = DefaultError, Variables = void, Kept = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Kept>,
): UseMutationResult<Data, Failure, Variables, Kept> {
  return useLibraryMutation(options, useQueryClient());
}
