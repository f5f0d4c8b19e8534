import type {
  BodyOf,
  getLogoHistory,
  listRefinements,
  LogoHistory,
  readRefinementPrompt,
  refineAsset,
  Refinement,
} from '@fifteen/contracts';
import { POLL_MS } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export type Wish = BodyOf<typeof refineAsset>;

export const isDrawing = ({ variations }: Refinement): boolean => variations.some(({ status }) => status === 'pending');

/** All logos of a project and how they came about; looked at again while a set is being drawn. */
export const historyQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'history'],
    staleTime: 0,
    queryFn: ({ signal }): Promise<LogoHistory> =>
      send<typeof getLogoHistory>({ method: 'GET', path: '/api/v1/projects/{id}/history', params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.refinements.some(isDrawing) ? POLL_MS : false),
  });

/** The newest set of one logo, as it is now. */
export const fetchNewestSet = async (id: string, parent: string, signal: AbortSignal): Promise<Refinement | null> => {
  const [newest] = await send<typeof listRefinements>({
    method: 'GET',
    path: '/api/v1/projects/{id}/refinements',
    params: { id },
    query: { parent, limit: 1 },
    signal,
  });
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
