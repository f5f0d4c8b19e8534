import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { getStudioModel } from '@fifteen/contracts';
import { aProject, fakeApi, renderWithRouter, signedIn, type RenderedPage } from '@fifteen/testing';
import { aDraft } from '../a-draft.ts';
import { TasteTestPage } from '../taste-test-page.tsx';
import { currentDraft, discardDraft, updateDraft } from '../draft/use-draft.ts';
import { CreatingPage } from './creating-page.tsx';

const api = fakeApi();
const project = aProject({ id: 'p-1' });

const pages = [
  { path: '/projects/new', element: <TasteTestPage /> },
  { path: '/projects/new/generating', element: <CreatingPage /> },
];

const open = (): Promise<RenderedPage> => renderWithRouter(pages, { at: '/projects/new/generating' });
const keysSent = (): (string | null)[] => api.requests.map(({ headers }) => headers.get('Idempotency-Key'));

describe('/projects/new/generating', () => {
  beforeEach(() => {
    signedIn();
    discardDraft();
    updateDraft(aDraft());
  });

  test('makes the project, discards the draft and moves to its own address', async () => {
    api.on('POST', '/api/v1/projects', () => Response.json({ project, project_id: project.id }, { status: 201 }));
    const { router } = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/generating'));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(currentDraft().vibes).toEqual([]);
    expect(api.requests[0]?.body).toMatchObject({
      taste_profile: { basic_info: { company_name: 'Northwind Coffee' } },
    });
  });

  test('the steps that lie behind are over: coming back to one leads out of the test', async () => {
    api.on('POST', '/api/v1/projects', () => Response.json({ project, project_id: project.id }, { status: 201 }));
    api.answer<typeof getStudioModel>('GET', '/api/v1/studios/model', { company: null });
    const { router } = await renderWithRouter(pages, { at: '/projects/new' });
    await screen.findByText('Step 5 of 5');
    await userEvent.click(screen.getByRole('button', { name: 'Generate My Logos!' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/generating'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects'));
  });

  test('a reload in the middle asks again with the same key', async () => {
    api.on('POST', '/api/v1/projects', () => new Promise<Response>(() => undefined));
    const first = await open();
    first.unmount();
    await open();
    await waitFor(() => expect(api.requests).toHaveLength(2));
    const [one, other] = keysSent();
    expect(one).toMatch(/^[0-9a-f-]{36}$/);
    expect(other).toBe(one);
  });

  test('a failure is told, the answers are kept, and trying again uses the same key', async () => {
    api.refuse('POST', '/api/v1/projects', 'rate_limited');
    const { router } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create project: Rate limit exceeded');
    expect(currentDraft().brief.company_name).toBe('Northwind Coffee');
    api.on('POST', '/api/v1/projects', () => Response.json({ project, project_id: project.id }, { status: 201 }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/generating'));
    expect(new Set(keysSent()).size).toBe(1);
  });

  test('a lost connection goes on by itself when it is back, under the same key', async () => {
    api.on('POST', '/api/v1/projects', () => {
      throw new TypeError('Failed to fetch');
    });
    const { router } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create project: API submission failed');
    expect(screen.getByText('Your answers are saved.')).toBeVisible();
    api.on('POST', '/api/v1/projects', () => Response.json({ project, project_id: project.id }, { status: 201 }));
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/p-1/generating'));
    expect(new Set(keysSent()).size).toBe(1);
  });

  test.each([
    ['an answer without an id', () => Response.json({}, { status: 201 }), 'No project ID received from server'],
    ['a failure without words', () => new Response('<html>', { status: 502 }), 'API submission failed'],
    ['a refusal without words', () => new Response(null, { status: 403 }), 'Rate limit exceeded'],
    ['words one level deeper', () => Response.json({ detail: { message: 'Slow down' } }, { status: 429 }), 'Slow down'],
  ])('%s is told', async (_, answer, words) => {
    api.on('POST', '/api/v1/projects', answer);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to create project: ${words}`);
    expect(screen.getByRole('link', { name: 'Back to your answers' })).toHaveAttribute('href', '/projects/new?step=5');
  });

  test('without a complete draft there is nothing to make: back to the test', async () => {
    updateDraft({ vibes: [] });
    const { router } = await open();
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/new'));
    expect(api.requests).toEqual([]);
  });
});
