import type { Browser } from '@playwright/test';
import { LINES } from './first-load.ts';

/** Milliseconds from the press. */
export interface RouteChange {
  /** Until the page is in the document, laid out, and its heading has the focus. */
  readonly stands: number;
  /** Until the task after the first frame that has it. With this frame begins the fade of 200 ms that the specification requires. */
  readonly painted: number;
}

/**
 * From the landing page to the login, whose remote was not there. Prefetched: the pointer was on the link until all had
 * come.
 */
export const routeChange = async (browser: Browser, url: string, { prefetched }: { readonly prefetched: boolean }): Promise<RouteChange> => {
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
      new Promise<RouteChange>((resolve) => {
        const since = performance.now();
        const before = document.querySelector('h1');
        const afterPaint = (stands: number): void => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve({ stands, painted: performance.now() - since }), { once: true });
          port1.start();
          requestAnimationFrame(() => port2.postMessage(null));
        };
        const watcher = new MutationObserver(() => {
          const heading = document.querySelector('h1');
          if (!heading || heading === before) return;
          watcher.disconnect();
          afterPaint(performance.now() - since);
        });
        watcher.observe(document.body, { childList: true, subtree: true });
        pressed.click();
      }),
  );
  await context.close();
  return took;
};
