import type { Project, updateProject } from '@fifteen/contracts';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { projectQuery } from '../shared/api/projects.ts';

export interface KitChoice {
  readonly chosenId: string | null;
  readonly problem: string | null;
  choose(assetId: string): Promise<unknown>;
}

/** The logo that the kit is made of: shown at once, taken back where the server refuses it. */
export const useKitChoice = (project: Project): KitChoice => {
  const cache = useQueryClient();
  const { queryKey } = projectQuery(project.id);
  const { mutateAsync, error } = useMutation({
    scope: { id: `choose-${project.id}` },
    mutationFn: (assetId: string) =>
      send<typeof updateProject>({
        method: 'PATCH',
        path: '/api/v1/projects/{id}',
        params: { id: project.id },
        body: { selected_asset_id: assetId },
      }),
    onMutate: (assetId) => {
      cache.setQueryData(queryKey, (known) => known && { ...known, selected_asset_id: assetId });
      return project.selected_asset_id;
    },
    onSuccess: (saved) => cache.setQueryData(queryKey, saved),
    onError: (_error, _assetId, before) =>
      cache.setQueryData(queryKey, (known) => known && { ...known, selected_asset_id: before ?? null }),
  });
  return {
    chosenId: project.selected_asset_id,
    problem: error?.message ?? null,
    choose: (assetId) => mutateAsync(assetId).catch(() => undefined),
  };
};
