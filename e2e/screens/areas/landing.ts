import type { Scene, Screen } from '../screen.ts';

const open = async ({ page }: Scene): Promise<void> => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** A band of the page, by the heading that names it. */
const band = (name: string, part: string): Screen => ({ name: `landing-${name}`, show: open, part });

export const landingScreens: readonly Screen[] = [
  { name: 'landing', show: open },
  band('examples', '#examples'),
  band('how-it-works', '#how-it-works'),
  band('features', '#features'),
  band('pricing', '#pricing'),
  band('closing', 'section[aria-labelledby="closing-heading"]'),
  band('footer', 'footer'),
  {
    name: 'landing-trial',
    part: '#try',
    show: async (scene) => {
      await open(scene);
      await scene.page.getByRole('textbox', { name: 'Company name' }).fill('Harbour & Pine');
      await scene.page.keyboard.press('Enter');
      await scene.page.getByRole('list', { name: 'Three concepts for Harbour & Pine' }).getByRole('img').nth(2).waitFor();
    },
  },
  {
    name: 'landing-trial-refused',
    part: '#try',
    show: async (scene) => {
      await open(scene);
      await scene.page.getByRole('textbox', { name: 'Company name' }).press('Enter');
      await scene.page.locator('#try [aria-invalid="true"]').waitFor();
    },
  },
];
