import type { endPressPage, getPressPage, PressVisit, ProjectPressPage, savePressPage, visitPressPage } from '@fifteen/contracts';
import { queryOptions } from '@fifteen/web/query';
import { send } from '@fifteen/web/session';

export const pressPageQuery = (id: string) =>
  queryOptions({
    queryKey: ['projects', id, 'press-page'],
    queryFn: ({ signal }): Promise<ProjectPressPage> =>
      send<typeof getPressPage>({ method: 'GET', path: '/api/v1/projects/{id}/press-page', params: { id }, signal }),
  });

export const putPressPage = (id: string, boilerplate: string): Promise<ProjectPressPage> =>
  send<typeof savePressPage>({ method: 'POST', path: '/api/v1/projects/{id}/press-page', params: { id }, body: { boilerplate } });

export const closePressPage = (id: string): Promise<void> =>
  send<typeof endPressPage>({ method: 'DELETE', path: '/api/v1/projects/{id}/press-page', params: { id } });

export const pressVisitQuery = (token: string) =>
  queryOptions({
    queryKey: ['press', token],
    queryFn: ({ signal }): Promise<PressVisit> => send<typeof visitPressPage>({ method: 'GET', path: '/api/v1/press/{token}', params: { token }, signal }),
  });
