import { codeOf } from '../../support/authenticator-app.ts';
import type { Scene, Screen } from '../screen.ts';
import { aVerifiedCustomer, PASSWORD, signIn } from '../../support/customers.ts';
import { guardedCustomer } from '../../support/two-step.ts';
import { addAuthenticator } from '../../support/virtual-authenticator.ts';
import { AccountPage } from '../../pages/account-page.ts';
import { newcomer } from '../seed.ts';

const part = (name: string, tab: string): Screen => ({
  name: `account-${name}`,
  show: async ({ page, request }) => {
    await newcomer(page, request);
    await page.goto(`/account?tab=${tab}`);
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
});

/** The dialog in which two-step sign-in is turned on, with its key on the screen. */
const settingUp = async ({ page, request }: Scene): Promise<void> => {
  await signIn(page, await aVerifiedCustomer(request));
  await new AccountPage(page).openSettings();
  await page.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await page.getByLabel('Password', { exact: true }).last().fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
};

const twoStepScreens: readonly Screen[] = [
  { name: 'account-two-step-set-up', show: settingUp },
  {
    name: 'account-recovery-codes',
    show: async (scene) => {
      await settingUp(scene);
      const secret = ((await scene.page.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
      await scene.page.getByLabel('Code from your app').fill(codeOf(secret));
      await scene.page.getByRole('button', { name: 'Turn on', exact: true }).click();
      await scene.page.getByRole('list', { name: 'Recovery codes' }).waitFor();
    },
  },
  {
    name: 'account-two-step-on',
    show: async ({ page, request }) => {
      await addAuthenticator(page);
      const { secret, ...customer } = await guardedCustomer(request);
      await signIn(page, customer);
      const account = new AccountPage(page);
      await account.openSettings();
      await account.addPasskey('Work laptop', PASSWORD, codeOf(secret, 1));
      await page.getByText('not used yet').waitFor();
      await page.getByRole('heading', { name: 'Two-step sign-in' }).evaluate((heading) => heading.scrollIntoView());
    },
  },
];

export const accountScreens: readonly Screen[] = [part('profile', 'profile'), part('settings', 'settings'), part('billing', 'billing'), ...twoStepScreens];
