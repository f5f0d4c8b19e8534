import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Project } from '@fifteen/contracts';
import { aProject, fakeApi, renderWithRouter, signedIn, type SeenRequest } from '@fifteen/testing';
import { useToasts } from '@fifteen/web/session';
import { ProjectsPage } from './projects-page.tsx';

const api = fakeApi();
const LIST = '/api/v1/projects';
const ONE = '/api/v1/projects/{id}';

const named = (...names: string[]): Project[] =>
  names.map((project_name, at) => aProject({ id: `p-${at + 1}`, project_name, created_at: `2026-02-0${9 - at}T10:00:00.000Z` }));

/** Pages of two, as the gateway gives them. */
const paged =
  (projects: readonly Project[]) =>
  ({ query }: SeenRequest): Response => {
    const search = query.get('search')?.toLowerCase() ?? '';
    const matching = projects.filter(({ project_name }) => project_name.toLowerCase().includes(search));
    const from = Number(query.get('cursor') ?? 0);
    const next = from + 2 < matching.length ? { link: `<${LIST}?cursor=${from + 2}>; rel="next"` } : undefined;
    const headers = { ...next, ...(from === 0 && { 'x-total-count': String(matching.length) }) };
    return Response.json(matching.slice(from, from + 2), { headers });
  };

const command = async (name: string, entry: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: entry }));
};
const shownNames = (): (string | null)[] => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const toasts = (): string[] => useToasts.getState().map(({ text }) => text);
const undo = async (): Promise<void> => act(async () => useToasts.getState().at(-1)?.action?.run());

beforeEach(() => {
  signedIn();
  useToasts.setState([], true);
});

describe('/projects', () => {
  test('lists projects with status, date and the way to choose, and counts them', async () => {
    const projects = [aProject({ id: 'p-1', project_name: 'Northwind' }), aProject({ status: 'generating' })];
    api.on('GET', LIST, () => Response.json(projects));
    await renderWithRouter(<ProjectsPage />);
    expect(await screen.findByRole('link', { name: 'Northwind' })).toHaveAttribute('href', '/projects/p-1/select');
    expect(screen.getByText('2 projects')).toBeVisible();
    expect(screen.getByText('Completed')).toBeVisible();
    expect(screen.getByText('Generating')).toBeVisible();
    expect(screen.getAllByText('Feb 1, 2026')).toHaveLength(2);
    expect(api.requests[0]?.query.get('limit')).toBe('50');
  });

  test('says that there are none yet', async () => {
    api.on('GET', LIST, () => Response.json([]));
    await renderWithRouter(<ProjectsPage />);
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  test('says why they did not load, and tries again', async () => {
    api.refuse('GET', LIST, 'internal');
    await renderWithRouter(<ProjectsPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error loading projects: Something went wrong on our end.');
    api.on('GET', LIST, () => Response.json([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
  });

  test('T1: hostile names stand there exactly, as text', async () => {
    const names = ['<img src=x onerror=alert(1)>', "Robert'); DROP TABLE projects;--", '{{7*7}}', 'שלום Ana', '&amp;amp;', '__proto__'];
    api.on('GET', LIST, () => Response.json(named(...names)));
    await renderWithRouter(<ProjectsPage />);
    await screen.findByText(names[0] ?? '');
    expect(shownNames()).toEqual(names);
  });
});

describe('the search', () => {
  test('finds by a part of the name in any case, is kept in the address, and says when nothing matches', async () => {
    api.on('GET', LIST, () => Response.json(named('Northwind', 'Maison Élan', 'Kestrel')));
    const { router } = await renderWithRouter(<ProjectsPage />);
    await userEvent.click(await screen.findByRole('searchbox'));
    await userEvent.paste('ÉLAN');
    expect(screen.getByText('1 project of 3')).toBeVisible();
    expect(shownNames()).toEqual(['Maison Élan']);
    expect(router.state.location.search).toBe('?search=%C3%89LAN');
    await userEvent.paste('x');
    expect(screen.getByRole('heading', { name: 'No matching projects' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByText('3 projects')).toBeVisible();
    expect(api.requests).toHaveLength(1);
  });

  test('looks through all projects, also those that were not loaded', async () => {
    api.on('GET', LIST, paged(named('Alpha', 'Beta', 'Gamma', 'Alpine')));
    await renderWithRouter(<ProjectsPage />);
    expect(await screen.findByText('4 projects')).toBeVisible();
    expect(shownNames()).toEqual(['Alpha', 'Beta']);
    await userEvent.type(screen.getByRole('searchbox'), 'alp');
    expect(await screen.findByText('2 projects of 4')).toBeVisible();
    expect(shownNames()).toEqual(['Alpha', 'Alpine']);
    expect(api.requests.filter(({ query }) => query.has('search')).map(({ query }) => query.get('search'))).toEqual(['alp']);
  });

  test('more come on demand, each once', async () => {
    api.on('GET', LIST, paged(named('Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon')));
    await renderWithRouter(<ProjectsPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(shownNames()).toHaveLength(4));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon']));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });
});

describe('renaming', () => {
  beforeEach(() => api.on('GET', LIST, () => Response.json(named('Alpha', 'Beta'))));

  test('by keyboard alone: the menu opens, walks and closes, Enter saves, and the focus comes back', async () => {
    api.on('PATCH', ONE, ({ params, body }) => Response.json({ ...named('Alpha')[0], ...params, ...(body as object) }));
    await renderWithRouter(<ProjectsPage />);
    const button = await screen.findByRole('button', { name: 'Actions for Alpha' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(screen.getByLabelText('Project name')).toHaveFocus();
    await userEvent.keyboard('Omega{Enter}');
    await waitFor(() => expect(shownNames()).toEqual(['Omega', 'Beta']));
    expect(api.requests.at(-1)?.body).toEqual({ project_name: 'Omega' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a name that the server refuses stays to be mended, and the list shows the old one', async () => {
    const errors = [{ field: 'project_name', message: 'Please enter a name' }];
    api.refuse('PATCH', ONE, 'invalid_request', { errors });
    await renderWithRouter(<ProjectsPage />);
    await screen.findByText('Alpha');
    await command('Alpha', 'Rename');
    await userEvent.clear(screen.getByLabelText('Project name'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter a name')).toBeVisible();
    expect(shownNames()).toEqual(['Alpha', 'Beta']);
  });
});

describe('deleting', () => {
  test('takes the card away at once and gives the focus to the next one; Undo brings it back in its place', async () => {
    const projects = named('Alpha', 'Beta', 'Gamma');
    api.on('GET', LIST, () => Response.json(projects));
    api.on('DELETE', ONE, () => new Response(null, { status: 204 }));
    api.on('POST', `${ONE}/restore`, () => Response.json(projects[1]));
    await renderWithRouter(<ProjectsPage />);
    await screen.findByText('Alpha');
    await command('Beta', 'Delete');
    await waitFor(() => expect(toasts()).toEqual(['Beta is deleted.']));
    expect(shownNames()).toEqual(['Alpha', 'Gamma']);
    expect(screen.getByText('2 projects')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Gamma' })).toHaveFocus();
    await undo();
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Beta', 'Gamma']));
    expect(screen.getByRole('link', { name: 'Beta' })).toHaveFocus();
  });

  test('two in a row: undoing the first leaves the second deleted', async () => {
    const projects = named('Alpha', 'Beta', 'Gamma');
    let left = projects;
    api.on('GET', LIST, () => Response.json(left));
    api.on('DELETE', ONE, ({ params }) => {
      left = left.filter(({ id }) => id !== params['id']);
      return new Response(null, { status: 204 });
    });
    api.on('POST', `${ONE}/restore`, () => {
      left = [projects[0] as Project, ...left];
      return Response.json(projects[0]);
    });
    await renderWithRouter(<ProjectsPage />);
    await screen.findByText('Alpha');
    await command('Alpha', 'Delete');
    await command('Beta', 'Delete');
    await waitFor(() => expect(toasts()).toHaveLength(2));
    await act(async () => useToasts.getState()[0]?.action?.run());
    await waitFor(() => expect(shownNames()).toEqual(['Alpha', 'Gamma']));
  });

  test('what the server refuses comes back, with the reason', async () => {
    api.on('GET', LIST, () => Response.json(named('Alpha')));
    api.refuse('DELETE', ONE, 'unavailable');
    await renderWithRouter(<ProjectsPage />);
    await screen.findByText('Alpha');
    await command('Alpha', 'Delete');
    await waitFor(() => expect(toasts()).toEqual(['Alpha couldn’t be deleted: We are briefly unavailable. Please try again.']));
    expect(shownNames()).toEqual(['Alpha']);
  });

  test('of a paid project asks first, and says that the purchase goes too', async () => {
    api.on('GET', LIST, () => Response.json([aProject({ project_name: 'Alpha', is_paid: true })]));
    api.on('DELETE', ONE, () => new Response(null, { status: 204 }));
    await renderWithRouter(<ProjectsPage />);
    await screen.findByText('Alpha');
    await command('Alpha', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Alpha?' });
    expect(dialog).toHaveTextContent('You’ve paid for this project');
    expect(api.requests.map(({ method }) => method)).toEqual(['GET']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete anyway' }));
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
  });
});

describe('duplicating', () => {
  test('goes to watch the copy being drawn; a second click makes no second copy', async () => {
    api.on('GET', LIST, () => Response.json(named('Alpha')));
    let answer: (response: Response) => void = () => undefined;
    api.on('POST', `${ONE}/duplicate`, () => new Promise<Response>((resolve) => (answer = resolve)));
    const { router } = await renderWithRouter([{ path: '/projects', element: <ProjectsPage /> }], { at: '/projects' });
    await screen.findByText('Alpha');
    await command('Alpha', 'Duplicate');
    await command('Alpha', 'Duplicate');
    const project = aProject({ id: 'copy', project_name: 'Alpha copy' });
    await act(async () => answer(Response.json({ project, project_id: project.id }, { status: 201 })));
    await waitFor(() => expect(router.state.location.pathname).toBe('/projects/copy/generating'));
    const sent = api.requests.filter(({ method }) => method === 'POST');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('says why it cannot be done', async () => {
    api.on('GET', LIST, () => Response.json(named('Alpha')));
    api.refuse('POST', `${ONE}/duplicate`, 'rate_limited');
    await renderWithRouter(<ProjectsPage />);
    await screen.findByText('Alpha');
    await command('Alpha', 'Duplicate');
    await waitFor(() => expect(toasts()).toEqual(['We couldn’t duplicate it: Rate limit exceeded']));
  });
});
