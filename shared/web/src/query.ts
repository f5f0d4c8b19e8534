import { useContext } from 'react';
import * as library from '@tanstack/react-query';
import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { queryClient } from './query-client.ts';

/** The parts of TanStack Query that the product uses. Shared, so that bundles read one cache. */
export { infiniteQueryOptions, keepPreviousData, queryOptions, QueryClient, QueryClientProvider } from '@tanstack/react-query';
export type { InfiniteData, QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
export { queryClient };

/** The page's cache, unless a test has put another around it. No provider: the first page is there before this is. */
export const useQueryClient = (): QueryClient => useContext(QueryClientContext) ?? queryClient;

type Hook = (options: never, client?: QueryClient) => unknown;

const withClient = <H extends Hook>(hook: H): H => ((options: never) => hook(options, useQueryClient())) as H;

export const useInfiniteQuery = withClient(library.useInfiniteQuery);
export const useIsFetching = withClient(library.useIsFetching);
export const useMutation = withClient(library.useMutation);
export const useQueries = withClient(library.useQueries);
export const useQuery = withClient(library.useQuery);
