import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProject, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { ProjectsPage } from './projects-page.tsx';

const api = fakeApi();
const LIST = '/api/v1/projects';

describe('/projects', () => {
  beforeEach(() => void signedIn());

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

  test('finds by a part of the name, and says when nothing matches', async () => {
    api.on('GET', LIST, () =>
      Response.json([aProject({ project_name: 'Northwind' }), aProject({ project_name: 'Kestrel' })]),
    );
    await renderWithRouter(<ProjectsPage />);
    await userEvent.click(await screen.findByRole('searchbox'));
    await userEvent.paste('KES');
    expect(screen.getByText('1 project')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Northwind' })).toBeNull();
    await userEvent.paste('x');
    expect(screen.getByRole('heading', { name: 'No matching projects' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByText('2 projects')).toBeVisible();
  });

  test('says that there are none yet', async () => {
    api.on('GET', LIST, () => Response.json([]));
    await renderWithRouter(<ProjectsPage />);
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
  });

  test('says why they did not load, and tries again', async () => {
    api.refuse('GET', LIST, 'internal');
    await renderWithRouter(<ProjectsPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Error loading projects: Something went wrong on our end.',
    );
    api.on('GET', LIST, () => Response.json([]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No projects yet' })).toBeVisible();
  });
});
