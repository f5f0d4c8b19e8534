import { randomUUID } from 'node:crypto';
import { API, type Call, NO_CARD_DETAILS, type Order, type SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { bankOf, sessionIn } from '../../testing/money.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { LOGO_SVG } from '../../projects/own-logos/threads/reading.fixture.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

/** Calls of teams that release are apart: they have tokens of their own: releases-api.test.ts. */
const OF_PEOPLE = API.filter(({ auth }) => auth !== 'release');
const PROTECTED = API.filter(({ auth }) => auth === 'bearer');
/** They need an order of a kit; `brand-kits.test.ts` makes one. */
const ORDERED = ['brand-kits.order', 'brand-kits.order.stream', 'brand-kits.retry', 'brand-kits.details', 'press-pages.save'];
/** They need a paid project with a real drawing. */
const PAID = ['edits.preview', 'edits.fonts', 'edits.symbols', 'edits.save', 'logo-files.list'];
/** They need a concept, a link that somebody made, or a site on the internet: suites of their own. */
const SHARED = ['site-colors.read', 'assets.update', 'shares.visit', 'shares.vote', 'press-pages.visit'];
/** They take a confirmed address, an app or a key: second-factor.test.ts and passkeys.test.ts show that they work. */
const SECOND_FACTOR = ['auth.second-step', 'auth.passkey', 'users.second-factor.begin', 'users.second-factor.confirm', 'users.second-factor.end', 'users.recovery-codes.renew', 'users.passkeys.begin', 'users.passkeys.add', 'users.passkeys.rename', 'users.passkeys.remove'];
/** They need a link of a mail or a visit to Google, or end the account: suites of their own show that they work. */
const ELSEWHERE = new Set([...SECOND_FACTOR, ...SHARED, ...ORDERED, ...PAID, 'purchases.create', 'auth.password.reset', 'auth.email.read-link', 'auth.email.verify', 'auth.email.disown', 'status.confirm', 'status.unsubscribe', 'auth.oauth.signin', 'auth.oauth.callback', 'users.change-password', 'users.sessions.end', 'users.delete']);
/** The same for all who ask, so a cache may keep it for some seconds. */
const FOR_EVERYBODY = new Set(['status.get', 'status.feed-json', 'status.feed-rss']);
const ANSWERING = OF_PEOPLE.filter(({ id }) => !ELSEWHERE.has(id));
/** Calls that name something of one customer: in the path, or in the body. */
const ABOUT_A_PROJECT = OF_PEOPLE.filter((call) => call.params || call.id === 'analytics.event');

let gateway: TestGateway;
let owner: SignedIn;
let project: string;
let asset: string;
/** A concept of each project, by the project. */
const concepts = new Map<string, string>();
let deleted: string;
let order: Order;
let session: string;
/** Pays for the project's kit, as the provider sees it. */
const buy = async (token: string): Promise<Order> => {
  const opened = await callApi(gateway.url, 'POST', `/api/v1/projects/${project}/purchase`, { token });
  session = sessionIn(opened.body.checkout_url);
  await bankOf(gateway).pay(session);
  return (await callApi(gateway.url, 'GET', `/api/v1/orders/by-session/${session}`, { token })).body;
};
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
  const created = await send(bodyCall('projects.create'), owner.access_token);
  project = created.body.project_id;
  await generationOn(gateway.platform).generate(project);
  // Some calls are for paid projects alone.
  order = await buy(owner.access_token);
  deleted = (await send(bodyCall('projects.create'), owner.access_token)).body.project_id;
  await send(bodyCall('projects.delete'), owner.access_token, deleted);
  const { rows } = await gateway.platform.pool.query('SELECT project_id, id FROM assets WHERE slot = 0');
  for (const { project_id, id } of rows) concepts.set(project_id, id);
  asset = (await callApi(gateway.url, 'GET', `/api/v1/projects/${project}/assets`, { token: owner.access_token })).body[0].id;
});
afterAll(() => gateway.stop());

const bodyCall = (id: string): Call => OF_PEOPLE.find((call) => call.id === id) as Call;

const bodyOf = (call: Call, projectId: string): unknown => {
  const bodies: Record<string, unknown> = {
    'auth.signup': { email: `${randomUUID()}@example.com`, password: PASSWORD },
    'auth.login': { email: owner?.user.email, password: PASSWORD },
    'trials.draw': { company_name: 'Harbour & Rye' },
    'contact.send': { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A question' },
    'status.subscribe': { email: 'ada@example.com' },
    'releases.report': { reports: [] },
    'auth.passkey.begin': {},
    'users.passkeys.rename': { name: 'Taken over' },
    'auth.refresh': { refresh_token: owner?.refresh_token },
    'auth.password.forgot': { email: owner?.user.email },
    'users.update-profile': { full_name: 'Ada' },
    'projects.create': { taste_profile: aTasteProfile() },
    'edits.preview': { operations: [] },
    'edits.save': { operations: [{ op: 'flip' }] },
    'projects.update': { project_name: 'Taken over', selected_asset_id: asset },
    'credit-purchases.create': { package_id: 'credits-50' },
    'refunds.request': { reason: null },
    'refinements.create': { prompt: null },
    'refinements.read-prompt': { prompt: 'bolder' },
    'brand-kits.purchase': { selected_asset_id: asset },
    'brand-kits.retry': { component: 'ad_video' },
    'brand-kits.details': NO_CARD_DETAILS,
    'assets.update': { is_favourite: true },
    'site-colors.read': { address: 'localhost' },
    'press-pages.save': { boilerplate: '' },
    'shares.create': { shows_owner: false, only_favourites: false },
    'shares.vote': { asset_ids: [] },
    'own-logos.read': { file: Buffer.from(LOGO_SVG).toString('base64') },
    'own-logos.create': {
      basic_info: { company_name: 'Harbour & Rye', industry: 'Bakery' },
      rights_confirmed: true,
      logo: { background: '#ffffff', colors: [{ hex: '#0b5d4e', name: 'Green' }], shapes: [{ color: 0, path: 'M0 0H900V900Z' }], symbol: [0] },
    },
    'analytics.event': { event_type: 'upgrade_modal_shown', project_id: projectId, metadata: { trigger: 'x' } },
  };
  return bodies[call.id];
};

/** Every answer is a cell that was tried; those without a protecting header are remembered. */
let tried = 0;
const unprotected: string[] = [];
const watched = <A extends { status: number; headers: Headers }>(call: Call, answer: A): A => {
  tried += 1;
  const { headers } = answer;
  const isKept = headers.get('cache-control')?.includes('no-store') === false;
  const isProtected =
    (!isKept || FOR_EVERYBODY.has(call.id)) &&
    headers.get('content-security-policy')?.includes("frame-ancestors 'none'") &&
    headers.get('x-content-type-options') === 'nosniff' &&
    !headers.has('access-control-allow-origin');
  if (!isProtected) unprotected.push(`${answer.status} of ${call.id}`);
  return answer;
};

const send = async (call: Call, token?: string, projectId = project) => watched(call, await sendTo(call, token, projectId));

/** What else a path names: things of the owner's beside his project, of nobody beside any other. */
const named = (call: Call, projectId: string): string => {
  const isOwn = projectId === project;
  if (call.id === 'orders.by-session') return call.path.replace('{session_id}', isOwn ? session : 'cs_test_nobodys');
  if (call.id === 'invoices.get') return call.path.replace('{number}', isOwn ? (order.invoice_number ?? '') : 'INV-2026-999999');
  return call.id === 'refunds.request' && isOwn ? call.path.replace('{id}', order.id) : call.path;
};

const sendTo = async (call: Call, token?: string, projectId = project) => {
  const path = named(call, projectId).replace('{id}', projectId).replace('{assetId}', concepts.get(projectId) ?? randomUUID()).replace(/\{\w+\}/, randomUUID());
  if (!call.stream || !token) return callApi(gateway.url, call.method, path, { token, body: bodyOf(call, projectId) });
  const stop = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(gateway.url + path, { headers, signal: stop.signal });
  const text = response.ok ? '' : await response.text();
  stop.abort();
  return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : undefined };
};

const cells = (calls: readonly Call[]): [string, Call][] => calls.map((call) => [`${call.method} ${call.path}`, call]);

/** Cells that must be refused; those that were not are remembered. */
let forbidden = 0;
const leaks: string[] = [];
const withheld = async (call: Call, token?: string, projectId = project) => {
  const answer = await send(call, token, projectId);
  forbidden += 1;
  if (answer.status < 400) leaks.push(`${answer.status} of ${call.id}`);
  return answer;
};

describe('Z1: every call', () => {
  test.each(cells(PROTECTED))('as nobody: %s is refused', async (_name, call) => {
    expect(await withheld(call)).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
  });

  test.each(cells(ABOUT_A_PROJECT))('as another customer: %s answers as if there were no such project', async (_name, call) => {
    const { access_token } = await signUpSomebody(gateway.url);
    const [foreign, unknown] = [await withheld(call, access_token), await send(call, access_token, randomUUID())];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
  });

  test.each(cells(ABOUT_A_PROJECT.filter(({ id }) => id !== 'projects.restore')))(
    'of a deleted project: %s answers as if there were none',
    async (_name, call) => {
      const [gone, unknown] = [await withheld(call, owner.access_token, deleted), await send(call, owner.access_token, randomUUID())];
      expect(gone.status).toBe(404);
      expect({ ...gone.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    },
  );

  test.each(cells(ANSWERING))('as the owner: %s works', async (_name, call) => {
    // A session of its own: some of the calls end it.
    const { body } = await send(bodyCall('auth.login'));
    const { status } = await send(call, call.auth === 'bearer' ? body.access_token : undefined);
    expect(status).toBe(call.status);
  });

  test('nothing that another customer tried has changed the project', async () => {
    const { rows } = await gateway.platform.pool.query('SELECT user_id FROM projects WHERE id = $1', [project]);
    expect(rows).toEqual([{ user_id: owner.user.id }]);
    const { rows: events } = await gateway.platform.pool.query('SELECT user_id FROM analytics_events');
    expect(new Set(events.map(({ user_id }) => user_id))).toEqual(new Set([owner.user.id]));
  });

  test('as a customer whose account is deleted, all protected calls are refused', async () => {
    const { access_token, user } = await signUpSomebody(gateway.url);
    await gateway.platform.pool.query('DELETE FROM users WHERE id = $1', [user.id]);
    for (const call of PROTECTED) expect((await withheld(call, access_token)).status).toBe(401);
  });

  test('another customer sees none of the projects in his list', async () => {
    const { access_token } = await signUpSomebody(gateway.url);
    expect((await send(bodyCall('projects.list'), access_token)).body).toEqual([]);
  });

  test('H1: each of these answers, good and bad, carries its protecting headers, and none lets another origin read it', () => {
    expect(unprotected).toEqual([]);
    figure('Z1', `${forbidden} cells of call and caller that must be refused: ${leaks.length} leaks`);
    figure('H1', `${tried} answers of the API: ${unprotected.length} without their headers`);
  });
});
