import type { Page } from '@playwright/test';
import { SelectPage } from '../../pages/select-page.ts';
import type { Scene, Screen } from '../screen.ts';
import { paidProject, unpaidProject, type SeenProject } from '../seed.ts';

const opened = async ({ page }: Scene, { project }: SeenProject): Promise<SelectPage> => {
  await page.goto(`/projects/${project}/select`);
  const select = new SelectPage(page);
  await select.concepts.first().waitFor();
  return select;
};

const chosen = async (scene: Scene): Promise<SelectPage> => {
  const select = await opened(scene, await unpaidProject(scene));
  await select.choose(1);
  return select;
};

/** The panel is beside the grid; on a phone behind the chosen one's button. */
const details = async (page: Page): Promise<void> => {
  const closer = page.getByRole('button', { name: /look closer/ });
  if (await closer.isVisible()) await closer.click();
};

/** One of its views, once it is drawn. */
const view = (name: string, seen: RegExp): Screen => ({
  name: `select-view-${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
  show: async (scene) => {
    const { page } = scene;
    await chosen(scene);
    await details(page);
    await page.getByRole('radio', { name }).filter({ visible: true }).first().check({ force: true });
    const picture = page.getByRole('img', { name: seen }).filter({ visible: true });
    await picture.evaluate(
      (image: HTMLImageElement) => image.complete || new Promise((done) => image.addEventListener('load', done, { once: true })),
    );
  },
});

export const selectScreens: readonly Screen[] = [
  { name: 'select-none-chosen', show: async (scene) => void (await opened(scene, await unpaidProject(scene))) },
  { name: 'select-chosen', show: async (scene) => void (await chosen(scene)) },
  {
    name: 'select-all',
    show: async (scene) => {
      await (await chosen(scene)).showAll();
    },
  },
  view('Black', /on black$/),
  view('16, 32, 64 px', /pixels/),
  view('Business card', /on a business card$/),
  view('Website', /on a website$/),
  view('T-shirt', /on a t-shirt$/),
  {
    name: 'select-compare',
    show: async (scene) => {
      const { page } = scene;
      const select = await chosen(scene);
      await select.concepts.first().focus();
      await page.keyboard.press('c');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('c');
      await page.getByRole('dialog', { name: 'Side by side' }).waitFor();
    },
  },
  {
    name: 'select-upgrade',
    show: async (scene) => {
      await (await chosen(scene)).refine.click();
      await scene.page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'select-paid',
    show: async (scene) => {
      await (await opened(scene, await paidProject(scene))).choose(0);
    },
  },
  {
    name: 'select-paid-closer',
    show: async (scene) => {
      await (await opened(scene, await paidProject(scene))).choose(0);
      await details(scene.page);
    },
  },
  {
    name: 'select-empty',
    show: async (scene) => {
      const { project } = await unpaidProject(scene);
      await scene.page.route('**/assets/curated', (route) =>
        route.fulfill({ json: { curated: [], all: [], is_paid: false, show_upgrade_banner: false, diversity_score: 0 } }),
      );
      await scene.page.goto(`/projects/${project}/select`);
      await scene.page.getByText('No completed logos yet. Please wait while they generate.').waitFor();
    },
  },
];
