import type { Asset, Project } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { useParams } from '@fifteen/web/router';
import { assetsQuery, projectQuery } from '../shared/api/projects.ts';
import { useProjectId } from '../shared/project-id.ts';

interface RefinedAsset {
  readonly project: Project | undefined;
  /** Undefined while loading, and where the project has no such logo. */
  readonly asset: Asset | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  retry(): void;
}

/** The logo of the address, with its project. */
export const useRefinedAsset = (): RefinedAsset => {
  const id = useProjectId();
  const { assetId } = useParams();
  const project = useQuery(projectQuery(id));
  const assets = useQuery(assetsQuery(id));
  return {
    project: project.data,
    asset: assets.data?.find((asset) => asset.id === assetId && asset.asset_url !== null),
    isLoading: project.isPending || assets.isPending,
    error: project.error ?? assets.error,
    retry: () => void Promise.all([project.refetch(), assets.refetch()]),
  };
};
