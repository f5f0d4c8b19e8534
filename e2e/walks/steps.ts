import type { Page } from '@playwright/test';

/** What a person has done and how long it took, between two moments of a walk. */
export interface Stretch {
  readonly seconds: number;
  /** Presses, and fields that were filled in. */
  readonly steps: number;
}

/** Counts what is done on a page by hand. Waiting is not a step. */
export const countSteps = async (page: Page): Promise<{ readonly stretch: () => () => Stretch }> => {
  let steps = 0;
  await page.exposeFunction('noteStep', () => void (steps += 1));
  await page.addInitScript(() => {
    const note = (event: Event): void => {
      const isTyped = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const isBox = event.target instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(event.target.type);
      if (event.type === 'pointerdown' ? event.isTrusted : isTyped && !isBox) (globalThis as unknown as { noteStep: () => void }).noteStep();
    };
    addEventListener('pointerdown', note, true);
    addEventListener('change', note, true);
  });
  return {
    stretch: () => {
      const [from, began] = [steps, performance.now()];
      return () => ({ seconds: Math.round((performance.now() - began) / 100) / 10, steps: steps - from });
    },
  };
};

/** Presses from a page to the kit by links that are seen: 1, 2, or 3 for more. */
export const pressesTo = async (page: Page, from: string, kit: string, linked = new Map<string, ReadonlySet<string>>()): Promise<number> => {
  const linksOf = async (path: string): Promise<ReadonlySet<string>> => {
    const known = linked.get(path);
    if (known) return known;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Cards of projects come after the heading; streams keep the network from ever being idle.
    await page.waitForTimeout(1_500);
    const found = await page.locator('a[href]:visible').evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href)).filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname));
    const links = new Set(found.filter((path) => !path.startsWith('/api/') && !path.startsWith('/dev/')));
    linked.set(path, links);
    return links;
  };
  const first = await linksOf(from);
  if (first.has(kit)) return 1;
  // Where an owner would press: pages of their own.
  for (const path of [...first].filter((one) => /^\/(dashboard|projects)/.test(one))) if ((await linksOf(path)).has(kit)) return 2;
  return 3;
};
