import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { parse } from 'yaml';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { type RoleProcess, startRole } from '../../testing/role-process.ts';
import { freePort } from '../../testing/product.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { REPOSITORY } from '../config/config.ts';
import { dashboard } from './dashboard.ts';
import { FIGURES } from './figures.ts';

// Two processes are started, which takes its time on a busy machine.
jest.setTimeout(90_000);

const DEPLOY = join(REPOSITORY, 'api-gateway/deploy');
const TOKEN = 'a-token-for-the-scraper-1';

let home: TestGateway;
let roles: RoleProcess[] = [];
let ports: number[];
beforeAll(async () => {
  home = await startTestGateway({ environment: { SECRET_KEY: 'a key that the processes of this suite share' } });
  ports = [await freePort(), await freePort()];
  const served = (port = 0) => ({ METRICS_PORT: String(port), METRICS_TOKEN: TOKEN });
  roles = await Promise.all([startRole('gateway', home, 0, served(ports[0])), startRole('quick-worker', home, 0, served(ports[1]))]);
});
afterAll(async () => {
  await Promise.all(roles.map(({ kill }) => kill()));
  await home.stop();
});

const scrape = (port = 0, token = TOKEN): Promise<Response> => fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${token}` } });
const textOf = async (port = 0): Promise<string> => (await scrape(port)).text();
const namesIn = (query: string): string[] => [...query.replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, '').matchAll(/[a-z]\w*_\w+/g)].map(([name]) => name).filter((name) => name !== 'histogram_quantile');
const families = (text: string): Set<string> => new Set([...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', kind]) => (kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((part) => name + part) : [name])));

test('a worker and a gateway serve what an operator asks for, on a port of their own, for the token', async () => {
  const { access_token: token } = await signUpSomebody(home.url);
  await callApi(roles[0]?.url ?? '', 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } });
  const [gateway, worker] = ports;
  for (let i = 0; i < 100 && !/^concepts_total 15$/m.test(await textOf(worker)); i += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  const [ofGateway, ofWorker] = [await textOf(gateway), await textOf(worker)];
  expect(ofWorker).toMatch(/^concepts_total 15$/m);
  expect(ofWorker).toMatch(/^first_concept_seconds_count [01]$/m);
  expect(ofGateway).toMatch(/^pool_connections\{state="in use"\} \d+$/m);
  expect((await scrape(worker, 'another-token-than-theirs')).status).toBe(401);
  expect((await fetch(`http://127.0.0.1:${worker}/healthz`)).status).toBe(200);
});

test('every metric that a panel or an alert names is one that is served', async () => {
  const served = new Set([...families(await textOf(ports[0])), 'up']);
  const alerts = parse(readFileSync(join(DEPLOY, 'prometheus/alerts.yml'), 'utf8')) as { readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[] };
  const queries = [...dashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)), ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr))];
  expect(queries.length).toBeGreaterThan(Object.keys(FIGURES).length);
  for (const query of queries) expect({ query, unknown: namesIn(query).filter((name) => !served.has(name)) }).toEqual({ query, unknown: [] });
  expect(namesIn('rate(nothing_like_it[5m])')).toEqual(['nothing_like_it']);
});

/** After a change: `WRITE_DASHBOARD=1 npm test -w api-gateway -- metrics/figures`. */
test('deploy/grafana/fifteen.json is the dashboard', () => {
  const file = join(DEPLOY, 'grafana/fifteen.json');
  const text = `${JSON.stringify(dashboard(), undefined, 2)}\n`;
  if (process.env.WRITE_DASHBOARD) {
    mkdirSync(join(DEPLOY, 'grafana'), { recursive: true });
    writeFileSync(file, text);
  }
  expect(readFileSync(file, 'utf8')).toBe(text);
});
