import type { Screen } from '../screen.ts';
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

export const accountScreens: readonly Screen[] = [part('profile', 'profile'), part('settings', 'settings'), part('billing', 'billing')];
