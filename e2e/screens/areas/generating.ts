import { TasteTestPage } from '../../pages/taste-test-page.ts';
import type { Asset } from '@fifteen/contracts';
import type { Scene, Screen } from '../screen.ts';
import { newcomer, unpaidProject } from '../seed.ts';

/** The board after this many concepts: the others are still to come. */
const afterSome = async (scene: Scene, done: number): Promise<void> => {
  const { page } = scene;
  const { project } = await unpaidProject(scene);
  await page.route('**/assets?type=logo_concept', async (route) => {
    const answer = await route.fetch();
    const assets = (await answer.json()) as Asset[];
    const json = assets.map((asset, at) => (at % 5 < done / 3 ? asset : { ...asset, status: 'pending', asset_url: null }));
    await route.fulfill({ response: answer, json });
  });
  await page.route('**/stream', () => undefined);
  await page.goto(`/projects/${project}/generating`);
  await page.getByRole('progressbar').waitFor();
};

export const generatingScreens: readonly Screen[] = [
  {
    name: 'generating-running',
    show: async (scene) => {
      await afterSome(scene, 9);
      await scene.page.getByText('9/15').first().waitFor();
    },
  },
  {
    name: 'generating-finished',
    show: async (scene) => {
      const { project } = await unpaidProject(scene);
      await scene.page.goto(`/projects/${project}/generating`);
      await scene.page.getByRole('button', { name: 'Stay here' }).click();
    },
  },
  {
    name: 'generating-connection-lost',
    show: async (scene) => {
      const { project } = await unpaidProject(scene);
      await scene.page.route('**/assets?type=logo_concept', (route) => route.abort());
      await scene.page.goto(`/projects/${project}/generating`);
      await scene.page.getByText('Connection error. Please refresh the page.').waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'generating-refused',
    show: async ({ page, request }) => {
      await newcomer(page, request);
      await page.route('**/api/v1/projects', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 429, json: { detail: 'Rate limit exceeded' } }) : route.fallback(),
      );
      const taste = new TasteTestPage(page);
      await taste.open();
      await taste.answerAll({ company: 'Northwind Coffee', industry: 'Coffee roasters' });
      await taste.generate();
      await page.getByRole('alert').waitFor();
    },
  },
];
