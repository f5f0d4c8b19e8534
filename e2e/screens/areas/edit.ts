import type { Scene, Screen } from '../screen.ts';
import { paidProject, unpaidProject } from '../seed.ts';

const opened = async (scene: Scene, tab?: string): Promise<void> => {
  const { page } = scene;
  const { project, assets } = await paidProject(scene);
  await page.goto(`/projects/${project}/edit/${assets[1]?.id}`);
  await page.getByRole('img', { name: /as it is now$/ }).waitFor();
  if (tab) await page.getByRole('tab', { name: tab }).click();
};

const ofTab = (tab: string): Screen => ({ name: `edit-${tab.toLowerCase()}`, show: (scene) => opened(scene, tab) });

export const editScreens: readonly Screen[] = [
  ofTab('Letters'),
  ofTab('Colors'),
  {
    name: 'edit-symbol',
    show: async (scene) => {
      await opened(scene, 'Symbol');
      await scene.page.getByLabel('Find a symbol').fill('bird');
      await scene.page.getByRole('button', { name: /bird/i }).first().waitFor();
    },
  },
  ofTab('Layout'),
  {
    name: 'edit-files',
    show: async (scene) => {
      await opened(scene);
      await scene.page.getByRole('button', { name: 'Download files' }).click();
      await scene.page.getByRole('link', { name: /^All files/ }).waitFor();
    },
  },
  {
    name: 'edit-unpaid',
    show: async (scene) => {
      const { project, assets } = await unpaidProject(scene);
      await scene.page.goto(`/projects/${project}/edit/${assets[1]?.id}`);
      await scene.page.getByRole('heading', { name: 'The editor comes with your brand kit' }).waitFor();
    },
  },
];
