import type {
  BodyOf,
  listRefinements,
  readRefinementPrompt,
  refineAsset,
  Refinement,
} from '@fifteen/contracts';
import { POLL_MS } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export type Wish = BodyOf<typeof refineAsset>;

const fetchRefinements = (id: string, query: { parent?: string; limit?: number }, signal: AbortSignal): Promise<Refinement[]> =>
  send<typeof listRefinements>({ method: 'GET', path: '/api/v1/projects/{id}/refinements', params: { id }, query, signal });

export const isDrawing = ({ variations }: Refinement): boolean => variations.some(({ status }) => status === 'pending');

/** All sets of a project, newest first; looked at again while one is being drawn. */
export const refinementsQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'refinements'],
    staleTime: 0,
    queryFn: ({ signal }) => fetchRefinements(id, {}, signal),
    refetchInterval: ({ state }) => (state.data?.some(isDrawing) ? POLL_MS : false),
  });

/** The newest set of one logo, as it is now. */
export const fetchNewestSet = async (id: string, parent: string, signal: AbortSignal): Promise<Refinement | null> => {
  const [newest] = await fetchRefinements(id, { parent, limit: 1 }, signal);
  return newest ?? null;
};

export const startRefinement = (assetId: string, body: Wish, idempotencyKey: string) =>
  send<typeof refineAsset>({
    method: 'POST',
    path: '/api/v1/projects/assets/{assetId}/simple-refine',
    params: { assetId },
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** What would be understood of these words. Asked while somebody types; costs nothing. */
export const readingQuery = (assetId: string, prompt: string) =>
  queryOptions({
    queryKey: ['read-prompt', assetId, prompt],
    enabled: prompt !== '',
    staleTime: Infinity,
    retry: false,
    queryFn: ({ signal }) =>
      send<typeof readRefinementPrompt>({
        method: 'POST',
        path: '/api/v1/projects/assets/{assetId}/read-prompt',
        params: { assetId },
        body: { prompt },
        signal,
      }),
  });
