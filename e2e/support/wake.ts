import type { Page } from '@playwright/test';

/**
 * Moves the pointer over a page that waits for the visitor's first move, and waits until its code has taken over. Any
 * other page is left as it is.
 */
export const wake = async (page: Page): Promise<void> => {
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  await page.waitForFunction(() => !(Symbol.for('fifteen.early') in globalThis));
};
