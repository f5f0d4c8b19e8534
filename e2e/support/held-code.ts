import type { Page } from '@playwright/test';

export const SHELL_CODE = '**/main.*.js';

/** Keeps files back until they are let go, as a slow line does. */
export const holdCode = async (page: Page, files = SHELL_CODE): Promise<() => void> => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((done) => (letGo = done));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};
