import { PASSWORD } from '../../support/customers.ts';
import { guardedCustomer } from '../../support/two-step.ts';
import type { Screen, Scene } from '../screen.ts';

const at =
  (path: string, heading: string) =>
  async ({ page }: Scene): Promise<void> => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  };

export const authScreens: readonly Screen[] = [
  { name: 'auth-login', show: at('/login', 'Welcome back') },
  {
    name: 'auth-login-refused',
    show: async (scene) => {
      const { page } = scene;
      await at('/login', 'Welcome back')(scene);
      await page.getByLabel('Email').fill('nobody@example.test');
      await page.getByLabel('Password', { exact: true }).fill('not-the-password');
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'auth-signup', show: ({ page }) => page.goto('/signup').then(() => page.getByRole('heading', { level: 1 }).waitFor()) },
  {
    name: 'auth-signup-short-password',
    show: async (scene) => {
      await at('/signup', 'Create your account')(scene);
      await scene.page.getByLabel('Password', { exact: true }).fill('tGv4wzu');
      await scene.page.getByText('8 or more characters').waitFor();
    },
  },
  {
    name: 'auth-second-step',
    show: async (scene) => {
      const { page, request } = scene;
      const { user } = await guardedCustomer(request);
      await at('/login', 'Welcome back')(scene);
      await page.getByLabel('Email').fill(user.email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.getByLabel('Code from your app').waitFor();
    },
  },
  { name: 'auth-forgot-password', show: ({ page }) => page.goto('/forgot-password').then(() => page.getByRole('heading', { level: 1 }).waitFor()) },
];
