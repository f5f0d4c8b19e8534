/** The parts of TanStack Query that the product uses. Shared, so that bundles read one cache. */
export {
  QueryClient,
  QueryClientProvider,
  keepPreviousData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { InfiniteData, QueryKey, UseMutationResult, UseQueryResult } from '@tanstack/react-query';
