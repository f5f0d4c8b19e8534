import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What fades in has another contrast for a moment. Loops, such as a spinner, are not waited for. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = (animation: Animation): boolean =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
    return Promise.all(document.getAnimations().filter(ends).map(({ finished }) => finished.catch(() => undefined)));
  });

/** What comes and goes with a transition, as a button that is found to be possible, is not a fault of the page. */
const STANDS_MS = 20_000;

/** WCAG 2.2 AA by axe, with target-size switched on. A violation counts when it stays. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  await page.evaluate(await axeSource());
  await expect(async () => {
    await settled(page);
    expect(await violationsOn(page)).toEqual([]);
  }).toPass({ timeout: STANDS_MS });
};

const violationsOn = async (page: Page): Promise<string[]> => {
  const violations = await page.evaluate(async () => {
    const axe = (globalThis as unknown as { axe: { run(root: unknown, options: unknown): Promise<{ violations: Violation[] }> } }).axe;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    return (await axe.run(document, { runOnly: tags, rules: { 'target-size': { enabled: true } } })).violations;
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}`));
};

let source: Promise<string> | undefined;
const axeSource = (): Promise<string> => {
  source ??= import('node:fs/promises').then((files) => files.readFile(AXE, 'utf8'));
  return source;
};
