export { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
export { useMutation, useQuery, useQueryClient } from './hooks.ts';
export { createQueryClient, queryClientOf } from './query-client.ts';
