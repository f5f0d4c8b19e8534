import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { firstLoad, LINES, type FirstLoad } from './first-load.ts';
import type { ProxiedSite } from '../support/proxied-site.ts';
import { buildOneBundle } from './one-bundle.ts';
import { routeChange, type RouteChange } from './route-change.ts';
import { startDrawnSite, startSite } from './sites.ts';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 7);
const LIMITS = { bytes: 1.15, lcp: 1.05, levels: 2, routeMs: 200, prefetchedMs: 30 };

const median = (values: readonly number[]): number => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const mediansOf = (loads: readonly FirstLoad[]) => ({
  bytes: median(loads.map(({ bytes }) => bytes)),
  lcp: median(loads.map(({ lcp }) => lcp)),
  levels: median(loads.map(({ levels }) => levels)),
});

const mediansOfChanges = (changes: readonly RouteChange[]): RouteChange => ({
  stands: median(changes.map(({ stands }) => stands)),
  painted: median(changes.map(({ painted }) => painted)),
});

const verdict = (value: number, limit: number): string => `${value.toFixed(2)} (limit ${limit})${value > limit ? ' OVER' : ''}`;

test('federation beside one bundle', async ({ browser, baseURL }) => {
  const product = String(baseURL);
  const folder = mkdtempSync(join(tmpdir(), 'fifteen-one-bundle-'));
  const bundle = await buildOneBundle(folder);
  const sites = [await startSite(product), await startSite(product, bundle)] as const;
  const drawn = [await startDrawnSite(product), await startDrawnSite(product, bundle)] as const;
  const say = (line: string): void => void process.stdout.write(`${line}\n`);
  say(`Federation beside the same code as one bundle; / without what the server draws; median of ${RUNS}; load ${loadavg()[0]?.toFixed(1)}`);
  const figures: Record<string, unknown> = {};
  const beside = async (pair: readonly [ProxiedSite, ProxiedSite], line: keyof typeof LINES) => {
    const loads: [FirstLoad[], FirstLoad[]] = [[], []];
    // By turns: what else the machine does falls on both.
    for (let run = 0; run < RUNS; run += 1) for (const [at, site] of pair.entries()) loads[at]?.push(await firstLoad(browser, site.url, line));
    return { ours: mediansOf(loads[0]), one: mediansOf(loads[1]) };
  };
  for (const line of Object.keys(LINES) as (keyof typeof LINES)[]) {
    const { ours, one } = await beside(sites, line);
    const visited = await beside(drawn, line);
    figures[line] = { ours, one, drawn: { ours: visited.ours.lcp, one: visited.one.lcp } };
    say(`${line}: ${(ours.bytes / 1000).toFixed(1)} kB beside ${(one.bytes / 1000).toFixed(1)}: ${verdict(ours.bytes / one.bytes, LIMITS.bytes)}; LCP ${ours.lcp.toFixed(0)} ms beside ${one.lcp.toFixed(0)}: ${verdict(ours.lcp / one.lcp, LIMITS.lcp)}; levels of requests ${verdict(ours.levels, LIMITS.levels)}, one bundle ${one.levels}`);
    say(`${line}, as the server draws it: LCP ${visited.ours.lcp.toFixed(0)} ms beside ${visited.one.lcp.toFixed(0)}: ${verdict(visited.ours.lcp / visited.one.lcp, LIMITS.lcp)}`);
  }
  for (const [name, prefetched, limit] of [['not loaded', false, LIMITS.routeMs], ['prefetched', true, LIMITS.prefetchedMs]] as const) {
    const took: [RouteChange[], RouteChange[]] = [[], []];
    for (let run = 0; run < RUNS; run += 1) for (const [at, site] of sites.entries()) took[at]?.push(await routeChange(browser, site.url, { prefetched }));
    const [ours, one] = [mediansOfChanges(took[0]), mediansOfChanges(took[1])];
    figures[`route ${name}`] = { ours, one };
    say(`to a remote ${name}, at 40 ms: ${verdict(ours.stands, limit)} ms until it stands, ${ours.painted.toFixed(0)} until it is painted; as one bundle ${one.stands.toFixed(0)} and ${one.painted.toFixed(0)}`);
  }
  for (const { stop } of [...sites, ...drawn]) stop();
  rmSync(folder, { recursive: true, force: true });
  if (process.env['BENCH_JSON']) writeFileSync(process.env['BENCH_JSON'], `${JSON.stringify(figures, null, 2)}\n`);
});
