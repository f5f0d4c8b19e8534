import type { Browser, CDPSession } from '@playwright/test';

export interface FirstLoad {
  /** Of scripts and stylesheets, as they came over the wire. */
  readonly bytes: number;
  readonly lcp: number;
  /** Of scripts and stylesheets: 1 is what the document names, 2 what those ask for, and so on. */
  readonly levels: number;
}

/** Milliseconds and bytes a second: a home line, and a phone on a slow network with a processor a quarter as fast. */
export const LINES = {
  fast: { latency: 40, throughput: 20_000_000 / 8, cpu: 1 },
  slow: { latency: 150, throughput: 1_600_000 / 8, cpu: 4 },
} as const;

interface Asked {
  readonly url: string;
  readonly level: number;
}

const slowDown = async (cdp: CDPSession, { latency, throughput, cpu }: (typeof LINES)[keyof typeof LINES]): Promise<void> => {
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: throughput, uploadThroughput: throughput });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
};

/** Loads the landing page in a browser that has nothing of it, until its code has drawn and the network is quiet. */
export const firstLoad = async (browser: Browser, url: string, line: keyof typeof LINES): Promise<FirstLoad> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const asked = new Map<string, Asked>();
  let bytes = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, initiator }) => {
    if (type !== 'Script' && type !== 'Stylesheet') return;
    const by = initiator.stack?.callFrames[0]?.url ?? (initiator.type === 'script' ? initiator.url : undefined);
    const asker = [...asked.values()].find((one) => one.url === by);
    asked.set(requestId, { url: request.url, level: (asker?.level ?? 0) + 1 });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) bytes += encodedDataLength;
  });
  await slowDown(cdp, LINES[line]);
  await page.goto(url, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { bytes, lcp, levels: Math.max(...[...asked.values()].map(({ level }) => level)) };
};
