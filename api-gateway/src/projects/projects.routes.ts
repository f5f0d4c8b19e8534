import { createProject, getProject, listProjects, updateProject } from '@fifteen/contracts';
import { limitByAccount } from '../http/rate-limiter.ts';
import { route, type Endpoint } from '../http/route.ts';
import { readIdempotencyKey } from './idempotency.ts';
import type { ProjectsService } from './projects.service.ts';

/** Concepts cost the customer nothing and us a second of processor each time. */
const CREATIONS = { tries: 30, windowMs: 3_600_000 };

const nextLink = (cursor: string, limit: number | undefined): string => {
  const query = new URLSearchParams({ ...(limit && { limit: String(limit) }), cursor });
  return `<${listProjects.path}?${query.toString()}>; rel="next"`;
};

export const projectsEndpoints = (projects: ProjectsService): Endpoint[] => [
  route(
    createProject,
    async ({ body, user, request }) => {
      const key = readIdempotencyKey(request.get('idempotency-key'));
      const project = await projects.create(user.userId, body.taste_profile, key);
      return { project, project_id: project.id };
    },
    limitByAccount(CREATIONS),
  ),
  route(listProjects, async ({ query, user, response }) => {
    const page = await projects.list(user.userId, query.limit, query.cursor);
    if (page.next) response.set('Link', nextLink(page.next, query.limit));
    return page.projects;
  }),
  route(getProject, ({ params, user }) => projects.get(user.userId, params.id)),
  route(updateProject, ({ params, body, user }) => projects.update(user.userId, params.id, body)),
];
