import { useCallback, useEffect, type JSX } from 'react';
import { useQuery, useQueryClient } from '@fifteen/web/query';
import { Outlet, useLocation } from '@fifteen/web/router';
import { useProjectNews, type ProjectNews } from './api/project-news.ts';
import { projectQuery } from './api/projects.ts';
import { isMissing } from './load-failure.tsx';
import { MissingProject } from './missing-project.tsx';
import { ProjectBar } from './project-bar.tsx';
import { useProjectId } from './project-id.ts';

/** A call about the project found nothing: is the project itself still there? */
const useDoubt = (id: string): void => {
  const cache = useQueryClient();
  useEffect(() => {
    const { queryKey } = projectQuery(id);
    const doubt = (error: unknown): void => {
      if (isMissing(error)) void cache.invalidateQueries({ queryKey, exact: true });
    };
    const leaveQueries = cache.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      const { queryKey: failed } = event.query;
      if (failed[0] === 'projects' && failed[1] === id && failed.length > 2) doubt(event.action.error);
    });
    const leaveMutations = cache.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') doubt(event.action.error);
    });
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [cache, id]);
};

/**
 * Stands around every page under /projects/{id}: where the project is gone, be it on arrival or in the middle, because
 * another tab or device deleted it, it says so and shows the way back.
 */
export const ProjectGate = (): JSX.Element => {
  const id = useProjectId();
  const cache = useQueryClient();
  const { pathname } = useLocation();
  const { data, error } = useQuery(projectQuery(id));
  useDoubt(id);
  const onNews = useCallback(
    (news: ProjectNews) => {
      if (news.id === id) void cache.invalidateQueries({ queryKey: ['projects', id] });
    },
    [cache, id],
  );
  useProjectNews(onNews);
  if (isMissing(error)) return <MissingProject known={data} />;
  return (
    <>
      {data && data.completed_assets > 0 && !pathname.endsWith('/generating') && <ProjectBar project={data} />}
      <Outlet />
    </>
  );
};
