import type { BodyOf, Project, updateProject } from '@fifteen/contracts';
import { useMutation, useQueryClient, type UseMutationResult } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';
import { putProject } from './known-projects.ts';
import { projectQuery } from './projects.ts';

export type ProjectChange = BodyOf<typeof updateProject>;

const changeProject = (id: string, body: ProjectChange): Promise<Project> =>
  send<typeof updateProject>({ method: 'PATCH', path: '/api/v1/projects/{id}', params: { id }, body });

/**
 * Changes a project: shown at once, taken back where the server refuses it. Changes of one project go out one after
 * the other, and of several the last one stands, whatever came back of those before.
 */
export const useProjectChange = (id: string): UseMutationResult<Project, Error, ProjectChange, Project | undefined> => {
  const cache = useQueryClient();
  const { queryKey } = projectQuery(id);
  const scope = `project-${id}`;
  const isLast = (): boolean =>
    cache.getMutationCache().findAll({ predicate: ({ options, state }) => options.scope?.id === scope && state.status === 'pending' }).length <= 1;

  return useMutation({
    scope: { id: scope },
    mutationFn: (change: ProjectChange) => changeProject(id, change),
    onMutate: async (change) => {
      // An answer under way tells of the time before the change.
      await cache.cancelQueries({ queryKey, exact: true });
      const before = cache.getQueryData(queryKey);
      if (before) putProject(cache, { ...before, ...(change as Partial<Project>) });
      return before;
    },
    onError: (_error, _change, before) => {
      if (!before || !isLast()) return;
      putProject(cache, before);
      // Of several changes in a row another one may have been refused as well.
      void cache.invalidateQueries({ queryKey, exact: true });
    },
    onSuccess: (project) => {
      if (isLast()) putProject(cache, project);
    },
  });
};
