import type { Browser } from '@playwright/test';

/** Addresses of the scripts of one page. */
export interface PageCode {
  /** Before its load event. */
  readonly beforeLoad: readonly string[];
  /** All that it needs to answer. */
  readonly toAnswer: readonly string[];
  /** Fetched ahead once the pointer moves over it, for what may come next. */
  readonly ahead: readonly string[];
}

/** Opens a page in a browser that has nothing of it, wakes it with a key, then moves the pointer. */
export const codeOf = async (browser: Browser, url: string): Promise<PageCode> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(request.url()));
  await page.goto(url, { waitUntil: 'load' });
  const beforeLoad = [...asked];
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !(Symbol.for('fifteen.early') in globalThis));
  await page.waitForLoadState('networkidle');
  const toAnswer = [...asked];
  await page.mouse.move(20, 400);
  await page.mouse.move(40, 400);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { beforeLoad, toAnswer, ahead: [...asked].filter((one) => !toAnswer.includes(one)) };
};
