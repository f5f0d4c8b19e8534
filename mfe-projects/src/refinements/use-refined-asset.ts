import type { Asset, LogoHistory, Project, Refinement } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useParams } from '@fifteen/web/router';
import { projectQuery } from '../shared/api/projects.ts';
import { useProjectId } from '../shared/project-id.ts';
import { historyQuery } from './refinements-api.ts';

interface RefinedAsset {
  readonly project: Project | undefined;
  /** Undefined while loading, and where the project has no such logo. */
  readonly asset: Asset | undefined;
  readonly sets: readonly Refinement[];
  /** Variations, then concepts and what was made by hand. */
  readonly assets: readonly Asset[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
}

const NOTHING: LogoHistory = { refinements: [], originals: [] };

/** The logo of the address, with its project and what has become of it. */
export const useRefinedAsset = (): RefinedAsset => {
  const id = useProjectId();
  const { assetId } = useParams();
  const project = useQuery(projectQuery(id));
  const history = useQuery(historyQuery(id));
  const { refinements, originals } = history.data ?? NOTHING;
  const all = [project, history];
  const assets = [...refinements.flatMap(({ variations }) => variations), ...originals];
  return {
    project: project.data,
    asset: assets.find((asset) => asset.id === assetId && asset.asset_url !== null),
    sets: refinements,
    assets,
    isLoading: all.some(({ isPending }) => isPending),
    error: all.find((query) => query.error && query.data === undefined)?.error ?? null,
    retry: () => void Promise.all(all.map((query) => query.refetch())),
  };
};
