import type { Refinement } from '@fifteen/contracts';
import type { Scene, Screen } from '../screen.ts';
import { paidProject, unpaidProject } from '../seed.ts';

const GENERATE = { name: 'Generate 5 Variations (5 Credits)' };

const opened = async (scene: Scene, place = 0): Promise<string> => {
  const { project, assets } = await paidProject(scene);
  const path = `/projects/${project}/refine/${assets[place]?.id}`;
  await scene.page.goto(path);
  await scene.page.getByRole('button', GENERATE).waitFor();
  return path;
};

export const refineScreens: readonly Screen[] = [
  {
    name: 'refine-form',
    show: async (scene) => {
      await opened(scene, 1);
      await scene.page.getByLabel('What should change?').fill('rounder letters, in deep blue, and make it purr');
      await scene.page.getByText('Not understood').waitFor();
    },
  },
  {
    name: 'refine-history',
    show: async (scene) => {
      await opened(scene);
      await scene.page.getByRole('img', { name: 'Variation 5' }).first().waitFor();
    },
  },
  {
    name: 'refine-short-of-credits',
    show: async (scene) => {
      const { page } = scene;
      await opened(scene, 1);
      await page.route('**/simple-refine', (route) =>
        route.fulfill({
          status: 402,
          contentType: 'application/problem+json',
          json: { status: 402, code: 'insufficient_credits', detail: 'You do not have enough credits', balance: 2, cost: 5 },
        }),
      );
      await page.getByRole('button', GENERATE).click();
      await page.getByRole('link', { name: 'Buy credits' }).first().waitFor();
    },
  },
  {
    name: 'refine-unpaid',
    show: async (scene) => {
      const { project, assets } = await unpaidProject(scene);
      await scene.page.goto(`/projects/${project}/refine/${assets[0]?.id}`);
      await scene.page.getByText('Refinements come with a paid project').waitFor();
    },
  },
  {
    name: 'refine-progress',
    show: async (scene) => {
      const { page } = scene;
      const { project, assets } = await paidProject(scene);
      await page.route(/\/refinements\?/, async (route) => {
        const answer = await route.fetch();
        const [set] = (await answer.json()) as Refinement[];
        const variations = set?.variations.map((asset, at) => (at < 3 ? asset : { ...asset, status: 'pending', asset_url: null }));
        await route.fulfill({ response: answer, json: [{ ...set, variations }] });
      });
      await page.goto(`/projects/${project}/refine/${assets[0]?.id}/progress`);
      await page.getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'refine-progress-error',
    show: async (scene) => {
      const { page } = scene;
      const { project, assets } = await paidProject(scene);
      await page.route(/\/refinements\?/, (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong on our end.' } }));
      await page.goto(`/projects/${project}/refine/${assets[0]?.id}/progress`);
      await page.getByRole('alert').first().waitFor();
    },
  },
];
