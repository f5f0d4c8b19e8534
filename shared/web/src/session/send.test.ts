import { beforeEach, describe, expect, test } from '@jest/globals';
import type { createProject, getMe, getProject, listProjects, login, logout } from '@fifteen/contracts';
import { aProject, aSignIn, aTasteProfile, aUser, fakeApi, json, problem, signedIn, signedOut } from '@fifteen/testing';
import { send } from './send.ts';
import { useSession } from './session-store.ts';
import { tokens } from './token-store.ts';

const api = fakeApi();
const me = () => send<typeof getMe>({ method: 'GET', path: '/api/v1/auth/me' });
const refreshes = () => api.requests.filter(({ path }) => path.endsWith('/refresh')).length;

beforeEach(() => {
  localStorage.clear();
  signedIn();
});

describe('send', () => {
  test('fills the path, adds query and bearer, and gives the answer', async () => {
    const project = aProject();
    api.answer<typeof getProject>('GET', '/api/v1/projects/{id}', project);
    api.answer<typeof listProjects>('GET', '/api/v1/projects', [project]);
    const params = { id: project.id };
    expect(await send<typeof getProject>({ method: 'GET', path: '/api/v1/projects/{id}', params })).toEqual(project);
    await send<typeof listProjects>({ method: 'GET', path: '/api/v1/projects', query: { limit: 3 } });
    expect(api.requests[0]?.params).toEqual({ id: project.id });
    expect(api.requests[1]?.query.get('limit')).toBe('3');
    expect(api.requests[1]?.headers.get('authorization')).toBe('Bearer test-access');
  });

  test('sends JSON and headers of its own', async () => {
    const project = aProject();
    api.answer<typeof createProject>('POST', '/api/v1/projects', { project, project_id: project.id }, 201);
    const body = { taste_profile: aTasteProfile() };
    const headers = { 'Idempotency-Key': 'once' };
    await send<typeof createProject>({ method: 'POST', path: '/api/v1/projects', body, headers });
    expect(api.requests[0]?.body).toEqual(body);
    expect(api.requests[0]?.headers.get('content-type')).toMatch('application/json');
    expect(api.requests[0]?.headers.get('idempotency-key')).toBe('once');
  });

  test('throws ApiError with the words and the code of a refusal', async () => {
    api.refuse('GET', '/api/v1/auth/me', 'rate_limited');
    await expect(me()).rejects.toMatchObject({ name: 'ApiError', status: 429, code: 'rate_limited', message: 'Rate limit exceeded' });
  });

  test('throws status 0 where there is no network', async () => {
    api.on('GET', '/api/v1/auth/me', () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(me()).rejects.toMatchObject({ status: 0, message: 'Failed to fetch', body: null });
  });

  test('reads text where the answer is not JSON', async () => {
    api.on('GET', '/api/v1/auth/me', () => new Response('Bad gateway', { status: 502, headers: { 'Content-Type': 'text/plain' } }));
    await expect(me()).rejects.toMatchObject({ status: 502, body: 'Bad gateway', message: 'Request failed' });
  });

  test('answers nothing for a 204', async () => {
    api.on('POST', '/api/v1/auth/logout', () => json(null, 204));
    expect(await send<typeof logout>({ method: 'POST', path: '/api/v1/auth/logout' })).toBeNull();
  });

  test('stops with the reason of its signal', async () => {
    api.on('GET', '/api/v1/auth/me', () => new Promise(() => undefined));
    const stop = new AbortController();
    const pending = send<typeof getMe>({ method: 'GET', path: '/api/v1/auth/me', signal: stop.signal });
    stop.abort(new Error('left'));
    await expect(pending).rejects.toThrow('left');
  });
});

describe('a 401', () => {
  const acceptsOnly = (token: string) =>
    api.on('GET', '/api/v1/auth/me', ({ headers }) =>
      headers.get('authorization') === `Bearer ${token}` ? json(aUser()) : problem('not_signed_in'),
    );

  test('is tried again once, after one refresh', async () => {
    const fresh = aSignIn();
    acceptsOnly(fresh.access_token);
    api.on('POST', '/api/v1/auth/oauth/refresh', () => json(fresh));
    await me();
    expect(refreshes()).toBe(1);
    expect(tokens.refresh()).toBe(fresh.refresh_token);
  });

  test('A2: of twenty calls at once makes one rotation', async () => {
    const fresh = aSignIn();
    acceptsOnly(fresh.access_token);
    api.on('POST', '/api/v1/auth/oauth/refresh', () => json(fresh));
    await Promise.all(Array.from({ length: 20 }, me));
    expect(refreshes()).toBe(1);
  });

  test('that stays is thrown, not tried for ever', async () => {
    api.refuse('GET', '/api/v1/auth/me', 'not_signed_in');
    api.on('POST', '/api/v1/auth/oauth/refresh', () => json(aSignIn()));
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toBe(1);
  });

  test('ends the session where the refresh is refused', async () => {
    api.refuse('GET', '/api/v1/auth/me', 'not_signed_in');
    api.refuse('POST', '/api/v1/auth/oauth/refresh', 'session_ended');
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(useSession.getState().status).toBe('signed_out');
    expect(tokens.access()).toBeNull();
  });

  test('A13: keeps the session where the refresh meets a 500 or no network', async () => {
    api.refuse('GET', '/api/v1/auth/me', 'not_signed_in');
    api.refuse('POST', '/api/v1/auth/oauth/refresh', 'internal');
    await expect(me()).rejects.toMatchObject({ status: 500 });
    api.on('POST', '/api/v1/auth/oauth/refresh', () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(me()).rejects.toMatchObject({ status: 0 });
    expect(useSession.getState().status).toBe('signed_in');
    expect(tokens.refresh()).toBe('test-refresh');
  });

  test('of a wrong password, or of somebody who is not signed in, is not a reason to refresh', async () => {
    api.refuse('POST', '/api/v1/auth/login', 'invalid_credentials');
    const body = { email: 'ada@example.com', password: 'wrong' };
    await expect(send<typeof login>({ method: 'POST', path: '/api/v1/auth/login', body })).rejects.toMatchObject({ status: 401 });
    signedOut();
    api.refuse('GET', '/api/v1/auth/me', 'not_signed_in');
    await expect(me()).rejects.toMatchObject({ status: 401 });
    expect(refreshes()).toBe(0);
  });
});
