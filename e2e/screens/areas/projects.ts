import type { Project } from '@fifteen/contracts';
import type { Page } from '@playwright/test';
import { ProjectsPage } from '../../pages/projects-page.ts';
import { bearer } from '../../support/projects.ts';
import type { Screen } from '../screen.ts';
import { customerToChange, newcomer, regularCustomer } from '../seed.ts';

const opened = async (page: Page): Promise<ProjectsPage> => {
  const projects = new ProjectsPage(page);
  await projects.open();
  return projects;
};

export const projectsScreens: readonly Screen[] = [
  {
    name: 'projects-empty',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await opened(page);
      await page.getByRole('heading', { name: 'No projects yet' }).waitFor();
    },
  },
  {
    name: 'projects-list',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      await (await opened(page)).card('Voltgarten').waitFor();
    },
  },
  {
    name: 'projects-no-match',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      await (await opened(page)).search('Northwest');
      await page.getByRole('heading', { name: 'No matching projects' }).waitFor();
    },
  },
  {
    name: 'projects-menu',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      await (await opened(page)).openMenu('Voltgarten');
    },
  },
  {
    name: 'projects-rename',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      await (await opened(page)).choose('Voltgarten', 'Rename');
      await page.getByLabel('Project name').waitFor();
    },
  },
  {
    name: 'projects-delete-undo',
    show: async ({ page, request }) => {
      await customerToChange(page, request);
      await (await opened(page)).choose('Voltgarten', 'Delete');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'projects-delete-paid',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      await page.route('**/api/v1/projects?*', async (route) => {
        const answer = await route.fetch();
        const projects = (await answer.json()) as Project[];
        await route.fulfill({ response: answer, json: projects.map((project) => ({ ...project, is_paid: true })) });
      });
      await (await opened(page)).choose('Voltgarten', 'Delete');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'projects-error',
    show: async ({ page, request }) => {
      await regularCustomer(page, request);
      await page.route('**/api/v1/projects?*', (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong on our end. Please try again in a few moments.' } }));
      await page.goto('/projects');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'projects-missing',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.goto('/projects/00000000-0000-4000-8000-000000000000/select');
      await page.getByRole('heading', { name: 'Failed to fetch project' }).waitFor();
    },
  },
  {
    name: 'projects-deleted-elsewhere',
    show: async ({ page, request }) => {
      const customer = await customerToChange(page, request);
      await (await opened(page)).card('Voltgarten').click();
      await page.getByRole('radio').first().waitFor();
      const id = new URL(page.url()).pathname.split('/')[2];
      await request.delete(`/api/v1/projects/${id}`, { headers: bearer(customer) });
      await page.getByRole('radio', { checked: false }).first().check({ force: true });
      await page.getByRole('button', { name: 'Choose this logo' }).click();
      await page.getByRole('heading', { name: 'Voltgarten was deleted' }).waitFor();
    },
  },
];
