import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Project } from '@fifteen/contracts';
import { useQuery } from '@fifteen/web/query';
import { aProject, fakeApi, renderWithRouter, signedIn } from '@fifteen/testing';
import { useProjectChange } from './api/use-project-change.ts';
import { assetsQuery, projectQuery } from './api/projects.ts';
import { ProjectGate } from './project-gate.tsx';

const api = fakeApi();
const ONE = '/api/v1/projects/{id}';
const project: Project = aProject({ id: 'p-1', project_name: 'Alpha' });

const Page = () => {
  const { data } = useQuery(projectQuery('p-1'));
  const { mutate } = useProjectChange('p-1');
  const { refetch } = useQuery({ ...assetsQuery('p-1'), enabled: false });
  return (
    <>
      <h1>The page of {data?.project_name}</h1>
      <button type="button" onClick={() => mutate({ project_name: 'Beta' })}>
        Change
      </button>
      <button type="button" onClick={() => void refetch()}>
        Read
      </button>
    </>
  );
};
const pages = [{ element: <ProjectGate />, children: [{ path: '/projects/:id/select', element: <Page /> }] }];
const open = () => renderWithRouter(pages, { at: '/projects/p-1/select' });

const thereOnce = (): void => {
  let calls = 0;
  api.on('GET', ONE, () => {
    calls += 1;
    return calls === 1 ? Response.json(project) : Response.json({ detail: 'Not found.', code: 'not_found' }, { status: 404 });
  });
};

describe('every page of a project', () => {
  beforeEach(() => void signedIn());

  test('a project that is not there, or not theirs: the same words for both, and the way back', async () => {
    api.refuse('GET', ONE, 'not_found');
    await open();
    expect(await screen.findByRole('heading', { name: 'Failed to fetch project' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t find this project in your account.');
    expect(screen.getByRole('link', { name: 'Your projects' })).toHaveAttribute('href', '/projects');
  });

  test('shows the parts of the project, and the chosen logo with what its kit is of', async () => {
    const chosen = { ...project, is_paid: true, selected_asset_id: 'l-1', thumbnail_url: '/logo.svg' };
    api.on('GET', ONE, () => Response.json(chosen));
    const { unmount } = await open();
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of Alpha' }));
    expect(parts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Concepts', '/projects/p-1/select'],
      ['Refine', '/projects/p-1/refine/l-1'],
      ['Edit', '/projects/p-1/edit/l-1'],
      ['Kit', '/projects/p-1/brand-kit'],
    ]);
    expect(parts.getByRole('link', { current: 'page' })).toHaveTextContent('Concepts');
    expect(screen.getByRole('img', { name: 'The logo you chose for Alpha' })).toHaveAttribute('src', '/logo.svg');
    unmount();
    api.on('GET', ONE, () => Response.json({ ...chosen, kit: { asset_id: 'l-1', is_making: false, has_parts: true } }));
    await open();
    expect(await screen.findByText('Your kit uses this logo')).toBeVisible();
  });

  test.each([
    ['of another logo', { asset_id: 'l-0', is_making: false, has_parts: true }, 'Your kit uses a different logo', '/projects/p-1/brand-kit'],
    ['being made of this logo', { asset_id: 'l-1', is_making: true, has_parts: false }, 'Making your kit', '/projects/p-1/brand-kit/progress'],
    ['being made of another', { asset_id: 'l-0', is_making: true, has_parts: true }, 'Making a kit with a different logo', '/projects/p-1/brand-kit/progress'],
    ['of this logo, but nothing of it could be made', { asset_id: 'l-1', is_making: false, has_parts: false }, 'Your kit isn’t ready', '/projects/p-1/brand-kit'],
  ])('a kit %s: the bar says so and leads there', async (_, kit, words, href) => {
    api.on('GET', ONE, () => Response.json({ ...project, is_paid: true, selected_asset_id: 'l-1', thumbnail_url: '/logo.svg', kit }));
    await open();
    expect(await screen.findByRole('link', { name: words })).toHaveAttribute('href', href);
  });

  test('without a chosen logo there is nothing to refine or edit yet', async () => {
    api.on('GET', ONE, () => Response.json(project));
    await open();
    const parts = within(await screen.findByRole('navigation', { name: 'Parts of Alpha' }));
    expect(parts.getAllByRole('link').filter((link) => link.hasAttribute('href')).map((link) => link.textContent)).toEqual(['Concepts', 'Kit']);
    expect(parts.getByRole('link', { name: 'Refine' })).toHaveAccessibleDescription('Choose a logo to refine or edit it.');
    expect(screen.getByText('Choose a logo to refine or edit it.')).toBeVisible();
  });

  test('needs no call of its own', async () => {
    api.on('GET', ONE, () => Response.json(project));
    await open();
    expect(await screen.findByRole('heading', { name: 'The page of Alpha' })).toBeVisible();
    expect(api.requests).toHaveLength(1);
  });

  test.each(['Change', 'Read'])('deleted elsewhere, found out by %s: it is told by name and can be brought back', async (button) => {
    thereOnce();
    api.refuse('PATCH', ONE, 'not_found');
    api.refuse('GET', `${ONE}/assets`, 'not_found');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('heading', { name: 'Alpha was deleted' })).toBeVisible();
    api.on('GET', ONE, () => Response.json(project));
    api.on('POST', `${ONE}/restore`, () => Response.json(project));
    await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByRole('heading', { name: 'The page of Alpha' })).toBeVisible();
  });

  test('too late to be brought back: it says so', async () => {
    thereOnce();
    api.refuse('PATCH', ONE, 'not_found');
    api.refuse('POST', `${ONE}/restore`, 'not_found');
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it back' }));
    expect(await screen.findByText(/couldn’t restore it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  });
});
