import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useQuery } from '@fifteen/web/query';
import { aProject, fakeApi, problem, renderWithRouter, signedIn } from '@fifteen/testing';
import { projectQuery } from './projects.ts';
import { useProjectChange } from './use-project-change.ts';

const api = fakeApi();
const ONE = '/api/v1/projects/{id}';
const project = aProject({ id: 'p-1', project_name: 'Alpha' });

const Page = () => {
  const { data } = useQuery(projectQuery('p-1'));
  const { mutate } = useProjectChange('p-1');
  return (
    <>
      <h1>{data?.project_name}</h1>
      {['Beta', 'Gamma'].map((project_name) => (
        <button key={project_name} type="button" onClick={() => mutate({ project_name })}>
          To {project_name}
        </button>
      ))}
    </>
  );
};

/** Each change waits to be answered by hand, in the order in which it was sent. */
const waiting: ((response: Response) => void)[] = [];
const answer = (response: Response): Promise<void> => act(async () => waiting.shift()?.(response));
const arrived = (): Promise<void> => waitFor(() => expect(waiting).toHaveLength(1));

describe('a change of a project', () => {
  beforeEach(async () => {
    signedIn();
    waiting.length = 0;
    api.on('GET', ONE, () => Response.json(project));
    api.on('PATCH', ONE, () => new Promise<Response>((resolve) => waiting.push(resolve)));
    await renderWithRouter(<Page />);
    await screen.findByText('Alpha');
  });
  const change = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name: `To ${name}` }));

  test('shows at once, and is taken back where it is refused', async () => {
    await change('Beta');
    expect(screen.getByText('Beta')).toBeVisible();
    await arrived();
    await answer(problem('unavailable'));
    expect(await screen.findByText('Alpha')).toBeVisible();
  });

  test('of several in a row the last one stands, whatever becomes of those before', async () => {
    await change('Beta');
    await change('Gamma');
    await arrived();
    await answer(problem('unavailable'));
    expect(screen.getByText('Gamma')).toBeVisible();
    await arrived();
    await answer(Response.json({ ...project, project_name: 'Gamma' }));
    expect(await screen.findByText('Gamma')).toBeVisible();
  });

  test('where all of several are refused the server says what is true', async () => {
    await change('Beta');
    await change('Gamma');
    await arrived();
    await answer(problem('unavailable'));
    await arrived();
    await answer(problem('unavailable'));
    expect(await screen.findByText('Alpha')).toBeVisible();
  });
});
