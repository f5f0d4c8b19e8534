import type { Asset, Project, Refinement } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useParams } from '@fifteen/web/router';
import { assetsQuery, projectQuery } from '../shared/api/projects.ts';
import { useProjectId } from '../shared/project-id.ts';
import { refinementsQuery } from './refinements-api.ts';

interface RefinedAsset {
  readonly project: Project | undefined;
  /** Undefined while loading, and where the project has no such logo. */
  readonly asset: Asset | undefined;
  readonly sets: readonly Refinement[];
  /** Concepts and variations, those as new as their sets. */
  readonly assets: readonly Asset[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
}

const NO_SETS: readonly Refinement[] = [];
const NO_ASSETS: readonly Asset[] = [];

/** The logo of the address, with its project and what has become of it. */
export const useRefinedAsset = (): RefinedAsset => {
  const id = useProjectId();
  const { assetId } = useParams();
  const project = useQuery(projectQuery(id));
  const listed = useQuery(assetsQuery(id));
  const sets = useQuery(refinementsQuery(id));
  const all = [project, listed, sets];
  const assets = [...(sets.data ?? []).flatMap(({ variations }) => variations), ...(listed.data ?? NO_ASSETS)];
  return {
    project: project.data,
    asset: assets.find((asset) => asset.id === assetId && asset.asset_url !== null),
    sets: sets.data ?? NO_SETS,
    assets,
    isLoading: all.some(({ isPending }) => isPending),
    error: all.find((query) => query.error && query.data === undefined)?.error ?? null,
    retry: () => void Promise.all(all.map((query) => query.refetch())),
  };
};
