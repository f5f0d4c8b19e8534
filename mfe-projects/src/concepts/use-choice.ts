import { useState } from 'react';
import type { Project, updateProject } from '@fifteen/contracts';
import { useMutation, useQueryClient } from '@fifteen/web/query';
import { ApiError, send } from '@fifteen/web/session';
import { projectQuery } from '../shared/api/projects.ts';

interface Choice {
  readonly chosenId: string | null;
  /** Why the last choice was not saved; it has been taken back. */
  readonly problem: string | null;
  choose(assetId: string): void;
}

const saveChoice = (projectId: string, assetId: string): Promise<Project> =>
  send<typeof updateProject>({
    method: 'PATCH',
    path: '/api/v1/projects/{id}',
    params: { id: projectId },
    body: { selected_asset_id: assetId },
  });

/** Shows a choice at once and takes it back where the server refuses it. Of several in a row the last one counts. */
export const useChoice = (projectId: string, saved: string | null): Choice => {
  const cache = useQueryClient();
  const { queryKey } = projectQuery(projectId);
  const [wanted, setWanted] = useState<string | null>(null);
  const { mutate, error } = useMutation({
    scope: { id: `choose-${projectId}` },
    mutationFn: (assetId: string) => saveChoice(projectId, assetId),
    onSuccess: (project) => cache.setQueryData(queryKey, project),
    onError: (cause, refused) => {
      setWanted((current) => (current === refused ? null : current));
      // Deleted in another tab: the page says so in place of the concepts.
      if (cause instanceof ApiError && cause.status === 404) void cache.invalidateQueries({ queryKey, exact: true });
    },
  });

  const choose = (assetId: string): void => {
    setWanted(assetId);
    mutate(assetId);
  };
  return { chosenId: wanted ?? saved, problem: error?.message ?? null, choose };
};
