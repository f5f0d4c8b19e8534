import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

/** Every call counts but the two streams, which tell what comes after, and stay open; pictures are files. */
const ASIDE = /\/(stream|users\/events|files\/.*)$/;

const pathOf = (request: Request): string | undefined => {
  const { pathname } = new URL(request.url());
  return ASIDE.test(pathname) ? undefined : pathname.split('/api/v1/')[1];
};

interface SeenCalls {
  /** In the order in which they were sent, as "GET projects". */
  readonly calls: readonly string[];
  /** Resolves once the screen shows no place that waits, and no call is under way. */
  readonly complete: () => Promise<void>;
  readonly stop: () => void;
}

/** Watches the calls that a page makes from now on. */
export const watchCalls = (page: Page): SeenCalls => {
  const calls: string[] = [];
  const pending = new Set<Request>();
  const begin = (request: Request): void => {
    // What the page before was still asking belongs to none of this.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      calls.length = 0;
      pending.clear();
    }
    const path = pathOf(request);
    if (path === undefined) return;
    pending.add(request);
    calls.push(`${request.method()} ${path}`);
  };
  const end = (request: Request): void => void pending.delete(request);
  return {
    calls,
    complete: async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await expect.poll(() => pending.size).toBe(0);
    },
    stop: () => void page.off('request', begin).off('requestfinished', end).off('requestfailed', end),
  };
};
