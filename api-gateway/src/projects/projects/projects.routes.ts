import {
  createProject,
  duplicateProject,
  getProject,
  listProjects,
  removeProject,
  restoreProject,
  retryProject,
  TOTAL_COUNT_HEADER,
  updateProject,
} from '@fifteen/contracts';
import { limitByAccount } from '../../platform/http/rate-limiter.ts';
import { route, type Endpoint } from '../../platform/http/route.ts';
import { readIdempotencyKey } from './idempotency.ts';
import type { ListQuery, ProjectsService } from './projects.service.ts';

/** Concepts cost the customer nothing and us a second of processor each time. */
const CREATIONS = { tries: 30, windowMs: 3_600_000 };

/** A press on "Try again" draws a set at most. */
const RETRIES = { tries: 30, windowMs: 3_600_000 };

const nextLink = (cursor: string, { limit, search }: ListQuery): string => {
  const query = new URLSearchParams({ ...(limit && { limit: String(limit) }), ...(search && { search }), cursor });
  return `<${listProjects.path}?${query.toString()}>; rel="next"`;
};

export const projectsEndpoints = (projects: ProjectsService): Endpoint[] => {
  const creations = limitByAccount(CREATIONS);
  return [
    route(
      createProject,
      async ({ body, user, request }) => {
        const key = readIdempotencyKey(request.get('idempotency-key'));
        const project = await projects.create(user.userId, body.taste_profile, key);
        return { project, project_id: project.id };
      },
      creations,
    ),
    route(
      duplicateProject,
      async ({ params, user, request }) => {
        const key = readIdempotencyKey(request.get('idempotency-key'));
        const project = await projects.duplicate(user.userId, params.id, key);
        return { project, project_id: project.id };
      },
      creations,
    ),
    route(listProjects, async ({ query, user, response }) => {
      const page = await projects.list(user.userId, query);
      if (page.next) response.set('Link', nextLink(page.next, query));
      if (page.total !== undefined) response.set(TOTAL_COUNT_HEADER, String(page.total));
      return page.projects;
    }),
    route(getProject, ({ params, user }) => projects.get(user.userId, params.id)),
    route(updateProject, ({ params, body, user }) => projects.update(user.userId, params.id, body)),
    route(removeProject, ({ params, user }) => projects.remove(user.userId, params.id)),
    route(retryProject, ({ params, user }) => projects.retry(user.userId, params.id), limitByAccount(RETRIES)),
    route(restoreProject, ({ params, user }) => projects.restore(user.userId, params.id)),
  ];
};
