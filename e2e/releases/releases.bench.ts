import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { stampedRelease } from '@fifteen/tooling/jest/changed-releases.mjs';
import { expect, test, type Browser } from '@playwright/test';
import { release, releaseApi } from '../support/releases.ts';
import { wake } from '../support/wake.ts';

const MOVES = Number(process.env['BENCH_MOVES'] ?? 20);
const LIMIT_MS = 1_000;
/** An environment that was measured before has others of these. */
const [BEFORE, NEXT] = [`1.1.0-bench.${Date.now()}`, `1.2.0-bench.${Date.now()}`] as const;

interface Took {
  /** From the command's end to a document of the gateway that names the version. */
  readonly document: number;
  /** From the command's end to a page that runs it, in a browser that has nothing of it yet. */
  readonly page: number;
  /** Of that, what opening the page takes without any release. */
  readonly alone: number;
}

const TOLD = { document: 'to a document that names it', page: 'to a page that runs it', alone: 'of which opening the page' } as const;

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds until a browser that has nothing of the site runs a version, for a visitor who moves as soon as the page is there. */
const opening = async (browser: Browser, baseURL: string, wanted: string, begin: () => Promise<number>): Promise<number> => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const since = await begin();
  await page.goto('/help', { waitUntil: 'domcontentloaded' });
  await wake(page);
  await page.waitForFunction((stamp) => document.documentElement.dataset['info'] === stamp, wanted);
  await expect(page.locator('h1').first()).toBeVisible();
  const took = performance.now() - since;
  await context.close();
  return took;
};

const atOnce = (): Promise<number> => Promise.resolve(performance.now());

/** Makes the move in a process of its own, as a team does, with a browser that waits. */
const measure = async (browser: Browser, baseURL: string, [before, wanted]: readonly [string, string], command: readonly string[]): Promise<Took> => {
  const alone = await opening(browser, baseURL, before, atOnce);
  const isNamed = async (): Promise<boolean> => (await (await fetch(`${baseURL}/help`)).text()).includes(`/r/info/${wanted}/`);
  let named = Number.NaN;
  const page = await opening(browser, baseURL, wanted, async () => {
    await release(baseURL, ...command);
    const since = performance.now();
    while (!(await isNamed())) await new Promise((next) => setImmediate(next));
    named = performance.now() - since;
    return since;
  });
  return { document: named, page, alone };
};

test('from the end of a promotion or a rollback to what visitors get', async ({ browser, baseURL }) => {
  const site = String(baseURL);
  const api = await releaseApi(site);
  for (const version of [BEFORE, NEXT]) await api.publish('info', version, stampedRelease('info', version));
  // Only what passed its check is prerendered, as visitors get it.
  for (const version of [BEFORE, NEXT]) await release(site, 'check', `info@${version}`);
  await release(site, 'promote', `info@${BEFORE}`);
  const moves: Record<'promote' | 'rollback', Took[]> = { promote: [], rollback: [] };
  for (let i = 0; i < MOVES; i += 1) {
    moves.promote.push(await measure(browser, site, [BEFORE, NEXT], ['promote', `info@${NEXT}`]));
    moves.rollback.push(await measure(browser, site, [NEXT, BEFORE], ['rollback', 'info']));
  }
  const figures: Record<string, number> = { load: loadavg()[0] ?? 0 };
  process.stdout.write(`From the end of the command, ms; ${MOVES} each; limit ${LIMIT_MS}; load ${figures['load']?.toFixed(1)}\n`);
  for (const [move, took] of Object.entries(moves)) {
    for (const what of ['document', 'page', 'alone'] as const) {
      const values = took.map((one) => one[what]);
      const [middle, worst] = [median(values), Math.max(...values)];
      Object.assign(figures, { [`${move} ${what} median`]: middle, [`${move} ${what} worst`]: worst });
      process.stdout.write(`${move}, ${TOLD[what]}: median ${middle.toFixed(0)}, worst ${worst.toFixed(0)}${worst > LIMIT_MS ? ' OVER' : ''}\n`);
    }
  }
  if (process.env['BENCH_JSON']) writeFileSync(process.env['BENCH_JSON'], `${JSON.stringify(figures, null, 2)}\n`);
});
