import { POLL_MS, type Asset, type getCuratedAssets } from '@fifteen/contracts';
import { type QueryClient, queryOptions } from '@fifteen/web/query';
import { ApiError, send } from '@fifteen/web/session';
import { fetchConcepts } from '../shared/api/projects.ts';
import { learnShare } from './share/share-api.ts';

export interface Concepts {
  readonly curated: readonly Asset[];
  readonly all: readonly Asset[];
  /** Saved edits and variations, newest first. */
  readonly versions: readonly Asset[];
  /** Still being drawn. */
  readonly pending: number;
  /** Could not be drawn. */
  readonly failed: number;
  readonly showUpgradeBanner: boolean;
  /** 0 to 1; null where only the plain list could be had, or not all are there. */
  readonly diversity: number | null;
}

const completedOnly = (assets: readonly Asset[]): Asset[] =>
  assets.filter(({ status, asset_url }) => status === 'completed' && asset_url !== null);

const countOf = (assets: readonly Asset[], wanted: Asset['status']): number => assets.filter(({ status }) => status === wanted).length;

const fetchCurated = async (id: string, signal: AbortSignal, client: QueryClient): Promise<Concepts> => {
  const askedAt = Date.now();
  const answer = await send<typeof getCuratedAssets>({
    method: 'GET',
    path: '/api/v1/projects/{id}/assets/curated',
    params: { id },
    signal,
  });
  learnShare(client, id, { share: answer.sharing, askedAt });
  const pending = countOf(answer.all, 'pending');
  return {
    curated: completedOnly(answer.curated),
    all: completedOnly(answer.all),
    versions: completedOnly(answer.versions ?? []),
    pending,
    failed: countOf(answer.all, 'failed'),
    showUpgradeBanner: answer.show_upgrade_banner,
    diversity: pending > 0 ? null : answer.diversity_score,
  };
};

/** No choice of ours, but nothing is lost: all of them, as the plain list gives them. */
const fetchPlain = async (id: string, signal: AbortSignal): Promise<Concepts> => {
  const assets = await fetchConcepts(id, signal);
  const all = completedOnly(assets);
  return {
    curated: all,
    all,
    versions: [],
    pending: countOf(assets, 'pending'),
    failed: countOf(assets, 'failed'),
    showUpgradeBanner: all.some((asset) => asset.is_watermarked),
    diversity: null,
  };
};

/** Who may not see it, or asks for nothing that exists, is not helped by another call. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && [401, 403, 404].includes(error.status);

export const conceptsKey = (id: string) => ['projects', id, 'concepts'] as const;

/** While some are still drawn they are asked for again, so that a page that was opened early fills by itself. */
export const conceptsQuery = (id: string) =>
  queryOptions({
    queryKey: conceptsKey(id),
    queryFn: async ({ signal, client }): Promise<Concepts> => {
      try {
        return await fetchCurated(id, signal, client);
      } catch (error) {
        if (signal.aborted || isFinal(error)) throw error;
        return fetchPlain(id, signal);
      }
    },
    refetchInterval: ({ state }) => (state.data && state.data.pending > 0 ? POLL_MS : false),
  });
