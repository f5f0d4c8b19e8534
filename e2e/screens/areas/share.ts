import type { ProjectShare } from '@fifteen/contracts';
import { SelectPage } from '../../pages/select-page.ts';
import { bearer } from '../../support/projects.ts';
import type { Scene, Screen } from '../screen.ts';
import { unpaidProject } from '../seed.ts';

const asking = async (scene: Scene): Promise<void> => {
  const { page } = scene;
  const { project } = await unpaidProject(scene);
  await page.goto(`/projects/${project}/select`);
  await new SelectPage(page).concepts.first().waitFor();
  await page.getByRole('button', { name: /^Ask others/ }).click();
  await page.getByRole('dialog').waitFor();
};

const linkOf = async (scene: Scene): Promise<string> => {
  const { customer, project } = await unpaidProject(scene);
  const answer = await scene.request.post(`/api/v1/projects/${project}/share`, {
    headers: bearer(customer),
    data: { shows_owner: true, only_favourites: false },
  });
  const { share } = (await answer.json()) as ProjectShare;
  if (!share) throw new Error('There is no link');
  return share.path;
};

export const shareScreens: readonly Screen[] = [
  { name: 'share-dialog', show: asking },
  {
    name: 'share-link',
    show: async (scene) => {
      await asking(scene);
      const make = scene.page.getByRole('button', { name: 'Make a link' });
      if (await make.isVisible()) await make.click();
      await scene.page.getByLabel('Public link').waitFor();
    },
  },
  {
    name: 'share-page',
    show: async (scene) => {
      const { page } = scene;
      await page.goto(await linkOf(scene));
      const boxes = page.getByRole('checkbox');
      await boxes.first().waitFor();
      for (const place of [0, 3]) await boxes.nth(place).check({ force: true });
      await page.getByText('2 of 3 votes given. They’re saved.').waitFor();
    },
  },
  {
    name: 'share-switched-off',
    show: async (scene) => {
      const { customer, project } = await unpaidProject(scene);
      const path = await linkOf(scene);
      await scene.request.delete(`/api/v1/projects/${project}/share`, { headers: bearer(customer) });
      await scene.page.goto(path);
      await scene.page.getByRole('heading', { name: 'This link was turned off' }).waitFor();
    },
  },
];
