import { HERO_BRIEF, type Asset, type SignedIn } from '@fifteen/contracts';
import type { Plan } from '@fifteen/logo-engine';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { pino } from 'pino';
import { type Arsenal, attackAll, type Found, type Target } from '../../bench/security/watermark/attack.ts';
import { collectTarget } from '../../bench/security/watermark/collect.ts';
import { type EngineThreads, startEngineThreads } from '../../rendering/background-pool/engine-threads.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { drawnSet } from '../../testing/drawn-set.ts';
import { fakeEngine, generationOn } from '../../testing/fake-engine.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(600_000);

/** Decibels that no reconstruction may reach against the clean picture: 32 for all attacks, 1 less for the few that are tried here. */
const MOST = 31;
/** Of these concepts: filled areas, fine lines, a bare word that is nearly all ground. The command "bench -- security" attacks all fifteen. */
const SLOTS = [3, 8, 10];
/** Two of each kind: all of them take several times as long, and come 0.6 dB nearer (27.3 and 26.7 dB). The command tries all. */
const ARSENAL: Arsenal = { medians: [3, 9], palettes: [[2, 60], [6, 45]] };

let gateway: TestGateway;
let threads: EngineThreads;
let owner: SignedIn;
let plan: Plan;
let targets: Target[];
let seen: number;
beforeAll(async () => {
  gateway = await startTestGateway();
  threads = startEngineThreads(pino({ level: 'silent' }), 1);
  owner = await signUpSomebody(gateway.url);
  const project = (await call('POST', '/projects', { taste_profile: HERO_BRIEF })).project_id;
  plan = await drawnSet(HERO_BRIEF);
  const engine = { ...fakeEngine, plan: () => Promise.resolve(plan) } as typeof fakeEngine;
  await generationOn(gateway.platform, { engine, renderPreviews: threads.renderPreviews }).generate(project);
  await collect(project, await call('GET', `/projects/${project}/assets`));
});
afterAll(async () => {
  await threads.stop();
  await gateway.stop();
});

const call = async (method: string, path: string, body?: unknown) => (await callApi(gateway.url, method, `/api/v1${path}`, { body, token: owner.access_token })).body;

const collect = async (project: string, assets: readonly Asset[]): Promise<void> => {
  const { share } = await call('POST', `/projects/${project}/share`, { shows_owner: false, only_favourites: false });
  const reach = { url: gateway.url, sharedUrl: (id: string) => `/api/v1/shares/${share.token}/pictures/${id}.webp` };
  const collected = [];
  for (const slot of SLOTS) collected.push(await collectTarget(assets[slot]!, plan.concepts[slot]!.svg, reach));
  targets = collected.map(({ target }) => target);
  seen = collected.reduce((sum, one) => sum + one.seen, 0);
};

const most = (found: readonly Found[], of: 'whole' | 'ink'): number => Math.max(...found.map((one) => one[of][of]));

test('Z3: everything that anybody gets of an unpaid logo does not add up to a clean one', async () => {
  const found = await attackAll(targets, ARSENAL);
  if (process.env.SHOW) process.stderr.write(`${found.map(({ whole, ink }) => `${whole.whole.toFixed(1)} ${whole.attack} | ${ink.ink.toFixed(1)} ${ink.attack}`).join('\n')}\n`);
  figure('Z3', `${seen} pictures of ${targets.length} unpaid logos, overlay, average, median filter and flat colors: at most ${most(found, 'whole').toFixed(1)} dB against the clean picture, ${most(found, 'ink').toFixed(1)} dB within the ink`);
  expect(most(found, 'whole')).toBeLessThan(MOST);
  expect(most(found, 'ink')).toBeLessThan(MOST);
});

test('Z3: the preview, the view as drawn and a public link show one and the same mark', () => {
  const large = (targets[0]?.drawing ?? []).filter(({ size }) => size === 1024);
  expect(large).toHaveLength(3);
  const [preview, ...others] = large;
  for (const other of others) {
    const off = other.rgb.filter((value, at) => Math.abs(value - (preview?.rgb[at] ?? 0)) > 24).length;
    expect(off / other.rgb.length).toBeLessThan(0.002);
  }
});
