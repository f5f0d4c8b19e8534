import type { duplicateProject, Project, removeProject, restoreProject, retryProject } from '@fifteen/contracts';
import { send } from '@fifteen/web/session';
import { tellOtherTabs } from './project-news.ts';

export const deleteProject = async (id: string): Promise<void> => {
  await send<typeof removeProject>({ method: 'DELETE', path: '/api/v1/projects/{id}', params: { id } });
  tellOtherTabs({ type: 'removed', id });
};

export const bringBackProject = async (id: string): Promise<Project> => {
  const path = '/api/v1/projects/{id}/restore';
  const project = await send<typeof restoreProject>({ method: 'POST', path, params: { id } });
  tellOtherTabs({ type: 'restored', id });
  return project;
};

/** Draws the concepts that failed once more; costs nothing. */
export const redrawFailed = (id: string): Promise<Project> =>
  send<typeof retryProject>({ method: 'POST', path: '/api/v1/projects/{id}/retry', params: { id } });

/** The same answers drawn anew; gives the new project. The same key makes one copy, however often it is asked for. */
export const copyProject = async (id: string, key: string): Promise<Project> => {
  const path = '/api/v1/projects/{id}/duplicate';
  const headers = { 'Idempotency-Key': key };
  const { project } = await send<typeof duplicateProject>({ method: 'POST', path, params: { id }, headers });
  return project;
};
