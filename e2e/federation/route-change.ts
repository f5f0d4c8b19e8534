import type { Browser } from '@playwright/test';
import { LINES } from './first-load.ts';

/**
 * Milliseconds from the press of "Login" on the landing page until the login, whose remote was not there, is painted: the
 * task after the frame that has its heading. With this frame begins the fade of 200 ms that the specification wants.
 * Prefetched: the pointer was on the link until all had come.
 */
export const routeChange = async (browser: Browser, url: string, { prefetched }: { readonly prefetched: boolean }): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  // A still page's code waits for the visitor's first move.
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => !(Symbol.for('fifteen.early') in globalThis));
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  const { latency, throughput } = LINES.fast;
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
  const link = page.getByRole('link', { name: 'Login' }).first();
  if (prefetched) {
    await link.hover();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000);
  }
  const took = await link.evaluate(
    (pressed: HTMLElement) =>
      new Promise<number>((resolve) => {
        const since = performance.now();
        const before = document.querySelector('h1');
        const afterPaint = (): void => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - since), { once: true });
          port1.start();
          port2.postMessage(null);
        };
        const look = (): void => {
          const heading = document.querySelector('h1');
          if (heading && heading !== before) afterPaint();
          else requestAnimationFrame(look);
        };
        pressed.click();
        requestAnimationFrame(look);
      }),
  );
  await context.close();
  return took;
};
