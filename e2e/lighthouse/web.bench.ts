import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { chromium, test } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { codeAtOnce } from '../support/code-at-once.ts';
import { passOn } from '../support/proxied-site.ts';
import { bareSize, packed } from './bare-size.ts';
import { codeOf } from './code-of.ts';

const PATHS = ['/', '/help', '/terms'];
/** What runs, and what is fetched for it. */
const CODE = /<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*>/g;

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
const PORT = 9_333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const SETTINGS = { mobile: undefined, desktop: desktopConfig } as const;

interface Run {
  readonly scores: readonly number[];
  readonly lcp: number;
  readonly cls: number;
}

const look = async (url: string, settings: keyof typeof SETTINGS, categories: readonly string[]): Promise<Run> => {
  const result = await lighthouse(url, { port: PORT, logLevel: 'error', onlyCategories: [...categories] }, SETTINGS[settings]);
  if (!result) throw new Error(`${url} was not measured`);
  const { audits, categories: found } = result.lhr;
  return {
    scores: categories.map((name) => Math.round((found[name]?.score ?? 0) * 100)),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  };
};

/** Of what was measured: a run without a figure has none that could be sorted. */
const median = (values: readonly number[]): number => {
  const measured = values.filter(Number.isFinite).toSorted((one, other) => one - other);
  return measured[Math.floor(measured.length / 2)] ?? Number.NaN;
};

/** The median of each figure over some runs. */
const medians = async (url: string, settings: keyof typeof SETTINGS, categories: readonly string[] = CATEGORIES): Promise<Run> => {
  const runs: Run[] = [];
  for (let at = 0; at < RUNS; at += 1) runs.push(await look(url, settings, categories));
  const of = (pick: (run: Run) => number) => median(runs.map(pick));
  const scores = categories.map((_, at) => of(({ scores: found }) => found[at] ?? 0));
  return { scores, lcp: of(({ lcp }) => lcp), cls: of(({ cls }) => cls) };
};

const sizeOf = async (scripts: readonly string[]): Promise<number> => {
  const bodies = await Promise.all([...new Set(scripts)].map(async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())));
  return bodies.reduce((sum, body) => sum + packed(body), 0);
};

test('public pages', async ({ baseURL }) => {
  const product = String(baseURL);
  const bare = await bareSize();
  // The same content as static HTML, served the same way.
  const [ours, still] = [await passOn(product), await passOn(product, { rewrite: (html) => html.replace(CODE, '') })];
  // A visitor who moves before the code is there: what a still page keeps for later runs at once.
  const hurried = await passOn(product, { rewrite: codeAtOnce });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [`--remote-debugging-port=${PORT}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  const rows = [];
  for (const path of PATHS) {
    const { beforeLoad, toAnswer, ahead } = await codeOf(browser, ours.url + path);
    const code = await sizeOf(toAnswer);
    process.stdout.write(
      `${path}: code ${code} bytes until the page answers, ${(code / bare).toFixed(3)} times bare React and router (1.5 on /); ${await sizeOf(beforeLoad)} before its load event; ${await sizeOf(ahead)} fetched ahead once the pointer moves\n`,
    );
    for (const settings of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]) {
      const page = await medians(ours.url + path, settings);
      const twin = await medians(still.url + path, settings, ['performance']);
      const woken = await medians(hurried.url + path, settings, ['performance']);
      const row = { path, settings, scores: page.scores, lcp: page.lcp, lcp_static: twin.lcp, lcp_ratio: page.lcp / twin.lcp, cls: page.cls, code, code_ratio: code / bare, performance_hurried: woken.scores[0] };
      rows.push(row);
      process.stdout.write(
        `${path} ${settings}: ${CATEGORIES.map((name, at) => `${name} ${page.scores[at]}`).join(', ')} (98); LCP ${page.lcp.toFixed(0)} ms, ${row.lcp_ratio.toFixed(2)} times static (1.15); CLS ${page.cls.toFixed(4)} (.01); performance where its code runs at once ${woken.scores[0]}\n`,
      );
    }
  }
  await browser.close();
  for (const { stop } of [ours, still, hurried]) stop();
  const report = { runs: RUNS, load: loadavg()[0], bare, pages: rows };
  if (process.env['BENCH_JSON']) writeFileSync(process.env['BENCH_JSON'], JSON.stringify(report, null, 2));
  process.stdout.write(`median of ${RUNS}; bare ${bare} bytes; load ${report.load?.toFixed(1)}\n`);
});
