import type { ProjectRow } from '../../platform/database/schema/projects.ts';
import { AppError } from '../../platform/errors/errors.ts';

export type ProjectHead = Pick<ProjectRow, 'id' | 'is_paid' | 'diversity'>;

/** The project, where it is the caller's; else not_found, whether it is another's or nobody's. */
export type OwnedProject = (userId: string, projectId: string) => Promise<ProjectHead>;

export const ownedProjectBy =
  (projects: { readonly findHead: (userId: string, projectId: string) => Promise<ProjectHead | undefined> }): OwnedProject =>
  async (userId, projectId) => {
    const project = await projects.findHead(userId, projectId);
    if (!project) throw new AppError('not_found');
    return project;
  };
