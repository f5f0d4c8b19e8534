import { POLL_MS, VARIATIONS_PER_REFINEMENT, type Refinement } from '@fifteen/contracts';
import { queryOptions, useQuery } from '@fifteen/web/query';
import { fetchNewestSet } from './refinements-api.ts';

export interface Progress {
  readonly finished: number;
  readonly failed: number;
  /** Of 100. */
  readonly percent: number;
  readonly isDone: boolean;
}

/** Completed and failed ones are finished. Source: section 4 of the specification. */
export const progressOf = ({ variations }: Pick<Refinement, 'variations'>): Progress => {
  const finished = variations.filter(({ status }) => status !== 'pending').length;
  const percent = Math.round((finished / Math.max(VARIATIONS_PER_REFINEMENT, variations.length)) * 100);
  return {
    finished,
    failed: variations.filter(({ status }) => status === 'failed').length,
    percent,
    isDone: percent === 100,
  };
};

const newestSetQuery = (projectId: string, assetId: string) =>
  queryOptions({
    queryKey: ['projects', projectId, 'newest-set', assetId],
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => fetchNewestSet(projectId, assetId, signal),
    // An error stops the polling; the page offers to go on.
    refetchInterval: ({ state: { status, data } }) => (status === 'error' || !data || progressOf(data).isDone ? false : POLL_MS),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** The newest set of a logo, asked for every 2 seconds until it is finished. */
export const useNewestSet = (projectId: string, assetId: string) => useQuery(newestSetQuery(projectId, assetId));
