import { type BrandKit, BrandKitOrder, type CardDetails, getBrandKit, KIT_PART_IDS, type KitPartId, NO_CARD_DETAILS, type SignedIn } from '@fifteen/contracts';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import type { PgBoss } from 'pg-boss';
import { composeOutbox } from '../../app/wiring/compose-outbox.ts';
import { startBoss, stopBoss } from '../../platform/queue/boss.ts';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { fakeKitMakers, type FakeKitMakers } from '../../testing/fake-kit-makers.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createKitMails } from './kit-mails.ts';
import { createKitMakingService } from './kit-making.service.ts';
import { createKitMakingStore } from './kit-making.store.ts';
import type { KitJob } from './kit-queue.ts';

let gateway: TestGateway;
let makers: FakeKitMakers;
let boss: PgBoss;
let mails: ReturnType<typeof createKitMails>;
beforeAll(async () => {
  gateway = await startTestGateway();
  makers = fakeKitMakers();
  boss = await startBoss(gateway.platform, 'gateway');
  mails = createKitMails(await composeOutbox(gateway.platform, boss));
});
afterAll(async () => {
  await stopBoss(boss, 'gateway');
  await gateway.stop();
});

interface Customer {
  readonly token: string;
  readonly project: string;
  readonly logos: readonly string[];
}

const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;
const call = ({ token }: Pick<Customer, 'token'>, method: string, path: string, body?: unknown) => callApi(gateway.url, method, `/api/v1${path}`, { body, token });
const fetchFile = (path: string, headers: Record<string, string> = {}) => fetch(gateway.url + path, { headers });

/** Somebody with a drawn and paid project. */
const aCustomer = async (company = 'Harbour & Rye'): Promise<Customer> => {
  const { access_token: token }: SignedIn = await signUpSomebody(gateway.url);
  const { body } = await call({ token }, 'POST', '/projects', { taste_profile: aTasteProfile(company) });
  await generationOn(gateway.platform).generate(body.project_id);
  await query('UPDATE projects SET is_paid = true WHERE id = $1', body.project_id);
  const logos = await query('SELECT id FROM assets WHERE project_id = $1 ORDER BY slot', body.project_id);
  return { token, project: body.project_id, logos: logos.map(({ id }) => id) };
};

const order = async (customer: Customer, logo = customer.logos[0]): Promise<string> =>
  (await call(customer, 'POST', '/brand-kit/purchase', { selected_asset_id: logo, payment_reference: null })).body.order_id;
const progressOf = async (customer: Customer, id: string): Promise<BrandKitOrder> =>
  BrandKitOrder.parse((await call(customer, 'GET', `/brand-kit/orders/${id}`)).body);
const kitOf = async (customer: Customer): Promise<BrandKit> => getBrandKit.answer.parse((await call(customer, 'GET', `/projects/${customer.project}/brand-kit`)).body);

const jobsOf = async (id: string): Promise<KitJob[]> =>
  (await query("SELECT data FROM pgboss.job WHERE name = 'kit-part' AND data->>'orderId' = $1 ORDER BY created_on", id)).map(({ data }) => data);

const making = () => {
  const { db, logger, now } = gateway.platform;
  const store = createKitMakingStore(db, mails);
  return createKitMakingService({ store, files: fileStoreOf(gateway.platform), make: makers.make, logger, now, stopping: new AbortController().signal });
};
const makeAll = async (id: string): Promise<void> => {
  const service = making();
  for (const job of await jobsOf(id)) await service.make(job);
};

const DETAILS: CardDetails = { ...NO_CARD_DETAILS, name: 'Ada Quill', role: 'Baker', phone: '', email: 'ada@harbour.example', website: 'harbour.example' };

describe('ordering', () => {
  test('Z6: an unpaid project gets no kit, whatever reference is sent', async () => {
    const customer = await aCustomer();
    await query('UPDATE projects SET is_paid = false WHERE id = $1', customer.project);
    const answers = await Promise.all(
      ['paid', 'pi_3forged', null].map((payment_reference) =>
        call(customer, 'POST', '/brand-kit/purchase', { selected_asset_id: customer.logos[0], payment_reference }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([402, 402, 402]);
    const orders = await query('SELECT 1 FROM kit_orders WHERE project_id = $1', customer.project);
    expect(orders).toEqual([]);
    figure('Z6', `kit of an unpaid project with ${answers.length} payment references: ${orders.length} orders`);
  });

  test('of somebody else’s logo is not found', async () => {
    const [owner, stranger] = [await aCustomer(), await aCustomer()];
    const answer = await call(stranger, 'POST', '/brand-kit/purchase', { selected_asset_id: owner.logos[0] });
    expect(answer.status).toBe(404);
    const id = await order(owner);
    expect((await call(stranger, 'GET', `/brand-kit/orders/${id}`)).status).toBe(404);
    expect((await call(stranger, 'GET', `/projects/${owner.project}/brand-kit`)).status).toBe(404);
  });

  test('again, also at the same moment, gives the same order and one job a part', async () => {
    const customer = await aCustomer();
    const ids = await Promise.all(Array.from({ length: 8 }, () => order(customer)));
    expect(new Set(ids).size).toBe(1);
    expect((await jobsOf(ids[0]!)).map(({ part }) => part).sort()).toEqual([...KIT_PART_IDS].sort());
  });

  test('the project says of which logo its newest kit is, and when it has parts', async () => {
    const customer = await aCustomer();
    const kit = async () => (await call(customer, 'GET', `/projects/${customer.project}`)).body.kit;
    expect(await kit()).toBeNull();
    const id = await order(customer);
    expect(await kit()).toEqual({ asset_id: customer.logos[0], is_making: true, has_parts: false });
    await makeAll(id);
    expect(await kit()).toEqual({ asset_id: customer.logos[0], is_making: false, has_parts: true });
    expect((await call(customer, 'GET', '/users/stats')).body.statistics.projects).toEqual({ total: 1, paid: 1 });
  });

  test('of another logo gives another order, which takes the details along and is shown', async () => {
    const customer = await aCustomer();
    const first = await order(customer);
    await call(customer, 'POST', `/brand-kit/orders/${first}/details`, DETAILS);
    const second = await order(customer, customer.logos[1]);
    expect(second).not.toBe(first);
    expect(await kitOf(customer)).toMatchObject({ order_id: second, asset_id: customer.logos[1], details: DETAILS, status: 'processing' });
  });
});

describe('the mail of a kit that is ready', () => {
  const mailsOf = (id: string) => query('SELECT template, data FROM mails WHERE ref = $1', `kit-ready:${id}`);

  test('is written with the last part, in the same transaction, and once however often parts are made again', async () => {
    const customer = await aCustomer();
    await query('UPDATE users SET email_verified_at = now() WHERE id = (SELECT user_id FROM projects WHERE id = $1)', customer.project);
    const id = await order(customer);
    const [last, ...others] = await jobsOf(id);
    for (const job of others) await making().make(job);
    expect(await mailsOf(id)).toEqual([]);
    await making().make(last!);
    const logo = { projectId: customer.project, assetId: customer.logos[0] };
    expect(await mailsOf(id)).toMatchObject([{ template: 'kit-ready', data: { projectName: 'Harbour & Rye', logo } }]);
    await call(customer, 'POST', `/brand-kit/orders/${id}/details`, DETAILS);
    await makeAll(id);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('is written once where two parts end at the same moment', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    const service = making();
    await Promise.all((await jobsOf(id)).map((job) => service.make(job)));
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('carries no name and no logo to an address that nobody confirmed', async () => {
    const id = await order(await aCustomer());
    await makeAll(id);
    expect(await mailsOf(id)).toMatchObject([{ data: { name: null, projectName: null, logo: null } }]);
  });
});

describe('making', () => {
  test('completes part by part, and says so', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    expect(await progressOf(customer, id)).toMatchObject({ status: 'processing', progress: { completed: 0, total: 7, percentage: 0 } });
    const [first, ...rest] = await jobsOf(id);
    await making().make(first!);
    expect(await progressOf(customer, id)).toMatchObject({ progress: { completed: 1, percentage: 14 } });
    for (const job of rest) await making().make(job);
    expect(await progressOf(customer, id)).toMatchObject({ status: 'completed', progress: { completed: 7, total: 7, percentage: 100 } });
    const kit = await kitOf(customer);
    for (const part of KIT_PART_IDS) expect(kit[part]?.files.map(({ label }) => label)).toEqual(['Front', null]);
  });

  test('S7: a part that fails three times is reported as failed, the others are there, and it is made when asked again', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    makers.failNext('ad_video', 3);
    await makeAll(id);
    const failed = await progressOf(customer, id);
    expect(failed).toMatchObject({ status: 'failed', progress: { completed: 6 }, components: { ad_video: { status: 'failed' } } });
    expect((await kitOf(customer)).ad_video).toBeNull();
    const retried = await call(customer, 'POST', `/brand-kit/orders/${id}/retry`, { component: 'ad_video' });
    expect(retried).toMatchObject({ status: 202, body: { status: 'processing' } });
    await makeAll(id);
    const made = await progressOf(customer, id);
    expect(made).toMatchObject({ status: 'completed' });
    figure('S7', `a kit part fails three times: ${failed.progress.completed} of ${failed.progress.total} parts delivered, ${made.progress.completed} after one request`);
  });

  test('asking a part again that has not failed makes nothing', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await makeAll(id);
    await call(customer, 'POST', `/brand-kit/orders/${id}/retry`, { component: 'ad_video' });
    expect(await jobsOf(id)).toHaveLength(7);
    expect(await progressOf(customer, id)).toMatchObject({ status: 'completed' });
  });

  test('changed details remake what shows them; the old files are there until then', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await makeAll(id);
    const before = (await kitOf(customer)).business_cards!;
    await call(customer, 'POST', `/brand-kit/orders/${id}/details`, DETAILS);
    const parts = (await progressOf(customer, id)).components;
    const waiting = KIT_PART_IDS.filter((part) => parts[part]?.status === 'waiting');
    expect(waiting).toEqual(['business_cards', 'website_mockup', 'ad_video', 'brand_guidelines'] satisfies KitPartId[]);
    expect((await fetchFile(before.files[0]!.url)).status).toBe(200);
    await makeAll(id);
    const after = (await kitOf(customer)).business_cards!;
    expect(await (await fetchFile(after.files[0]!.url)).text()).toContain('Ada Quill');
    expect((await fetchFile(before.files[0]!.url)).status).toBe(404);
  });

  test('a tagline remakes the headers and the film; lines that an older page does not send stay', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await call(customer, 'POST', `/brand-kit/orders/${id}/details`, { ...DETAILS, address: '12 Quay Street' });
    await makeAll(id);
    const { name, role, phone, email, website } = DETAILS;
    const { body } = await call(customer, 'POST', `/brand-kit/orders/${id}/details`, { name, role, phone, email, website, tagline: 'Up at five' });
    const waiting = KIT_PART_IDS.filter((part) => body.components[part]?.status === 'waiting');
    expect(waiting).toEqual(['social_headers', 'ad_video'] satisfies KitPartId[]);
    expect((await kitOf(customer)).details).toEqual({ ...DETAILS, address: '12 Quay Street', tagline: 'Up at five' });
  });

  test('an order from before a line existed has it empty', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await query(`UPDATE kit_orders SET details = details - 'address' - 'offer' WHERE id = $1`, id);
    expect((await kitOf(customer)).details).toEqual(NO_CARD_DETAILS);
    await makeAll(id);
    expect(await progressOf(customer, id)).toMatchObject({ status: 'completed' });
  });

  test.each([
    ['email', 'ada at quill', 400],
    ['email', 'ада@пекарня.example', 202],
    ['website', 'ask us', 400],
    ['website', 'quill.example/shop', 202],
  ])('%s %j is answered with %i', async (field, line, status) => {
    const customer = await aCustomer();
    const id = await order(customer);
    const answer = await call(customer, 'POST', `/brand-kit/orders/${id}/details`, { ...DETAILS, [field]: line });
    expect(answer.status).toBe(status);
  });

  test('a new role makes the papers again and leaves the film, and the same details make nothing again', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await call(customer, 'POST', `/brand-kit/orders/${id}/details`, DETAILS);
    await makeAll(id);
    await call(customer, 'POST', `/brand-kit/orders/${id}/details`, DETAILS);
    expect(await progressOf(customer, id)).toMatchObject({ status: 'completed' });
    const { body } = await call(customer, 'POST', `/brand-kit/orders/${id}/details`, { ...DETAILS, role: 'Owner' });
    expect(body.components).toMatchObject({ business_cards: { status: 'waiting' }, ad_video: { status: 'completed' } });
  });

  test('a first kit takes the language of the page; another language makes the guidelines alone again, and the next kit keeps it', async () => {
    const customer = await aCustomer();
    const start = async (logo: string, language: string) => (await call(customer, 'POST', '/brand-kit/purchase', { selected_asset_id: logo, language })).body.order_id;
    const id = await start(customer.logos[0]!, 'de');
    expect((await kitOf(customer)).details.language).toBe('de');
    await makeAll(id);
    const { body } = await call(customer, 'POST', `/brand-kit/orders/${id}/details`, { ...NO_CARD_DETAILS, language: 'pt' });
    expect(KIT_PART_IDS.filter((part) => body.components[part].status === 'waiting')).toEqual(['brand_guidelines']);
    await start(customer.logos[1]!, 'de');
    expect((await kitOf(customer)).details.language).toBe('pt');
    expect(await call(customer, 'POST', `/brand-kit/orders/${id}/details`, { ...NO_CARD_DETAILS, language: 'tlh' })).toMatchObject({ status: 400 });
  });

  test('going back to the kit of an earlier logo takes the newest details there', async () => {
    const customer = await aCustomer();
    const first = await order(customer);
    await makeAll(first);
    const second = await order(customer, customer.logos[1]);
    await call(customer, 'POST', `/brand-kit/orders/${second}/details`, DETAILS);
    expect(await order(customer)).toBe(first);
    expect(await kitOf(customer)).toMatchObject({ order_id: first, details: DETAILS, status: 'processing' });
  });

  test('S4: the work of an earlier asking has no effect', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    const stale = await jobsOf(id);
    await call(customer, 'POST', `/brand-kit/orders/${id}/details`, DETAILS);
    for (const job of stale) await making().make(job);
    const parts = (await progressOf(customer, id)).components;
    expect(parts.business_cards?.status).toBe('waiting');
    expect(parts.logo_files?.status).toBe('completed');
  });

  test('ends when the project is not paid any more', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await query('UPDATE projects SET is_paid = false WHERE id = $1', customer.project);
    makers.made.length = 0;
    await makeAll(id);
    expect(makers.made).toEqual([]);
    expect(await kitOf(customer)).toMatchObject({ is_revoked: true, order_id: null });
    await query('UPDATE projects SET is_paid = true WHERE id = $1', customer.project);
    expect(await kitOf(customer)).toMatchObject({ is_revoked: false, status: 'failed' });
    expect(await order(customer)).toBe(id);
    await makeAll(id);
    expect(await progressOf(customer, id)).toMatchObject({ status: 'completed' });
  });
});

describe('files', () => {
  test('Z4: open by their links, in part for a player, and close with a refund', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await makeAll(id);
    const kit = await kitOf(customer);
    const [file] = kit.ad_video!.files;
    const whole = await fetchFile(file!.url);
    expect(whole.status).toBe(200);
    const text = await whole.text();
    const part = await fetchFile(file!.url, { range: 'bytes=2-5' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, text.slice(2, 6), `bytes 2-5/${text.length}`]);
    const paths = [...KIT_PART_IDS.flatMap((one) => kit[one]!.files.map(({ url }) => url)), ...KIT_PART_IDS.map((one) => kit[one]!.download_url), kit.download_url!];
    await query('UPDATE projects SET is_paid = false WHERE id = $1', customer.project);
    const statuses = await Promise.all(paths.map(async (path) => (await fetchFile(path)).status));
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(await kitOf(customer)).toMatchObject({ order_id: null, business_cards: null, download_url: null });
    figure('Z4', `${paths.length} links of a kit after a refund: ${statuses.filter((status) => status < 400).length} opened`);
  });

  test('Z3: no other name, order, round or signature opens anything', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await makeAll(id);
    const url = (await kitOf(customer)).business_cards!.files[0]!.url;
    const [path, signature] = url.split('?');
    const tried = [
      path!,
      `${path}?expires=9999999999&signature=x`,
      `${path!.replace('front', 'print')}?${signature}`,
      `${path!.replace(id, crypto.randomUUID())}?${signature}`,
      `${path!.replace('/1/', '/2/')}?${signature}`,
      `/api/v1/brand-kit/files/${id}/1/..%2f..%2fsecret?${signature}`,
      `/api/v1/brand-kit/zips/${id}/all.zip?${signature}`,
    ];
    const statuses = await Promise.all(tried.map(async (one) => (await fetchFile(one)).status));
    const opened = statuses.filter((status) => status < 400);
    expect(opened).toEqual([]);
    figure('Z3', `${tried.length} changed links of kit files: ${opened.length} opened`);
  });

  test('one that was changed on the disk is refused, alone and in every zip, and the others open', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    await makeAll(id);
    const kit = await kitOf(customer);
    const [film] = kit.ad_video!.files;
    const [card] = kit.business_cards!.files;
    const path = join(gateway.platform.config.dataDir, 'files/projects', customer.project, 'kits', id, 'ad-video-1', film!.name);
    await appendFile(path, 'x');
    const statusOf = async (url: string | null, headers = {}): Promise<number> => (await fetchFile(url ?? '', headers)).status;
    expect(await statusOf(film!.url)).toBe(500);
    expect(await statusOf(film!.url, { range: 'bytes=0-1' })).toBe(500);
    expect(await statusOf(kit.ad_video!.download_url)).toBe(500);
    expect(await statusOf(kit.download_url)).toBe(500);
    expect(await statusOf(card!.url)).toBe(200);
    expect(await statusOf(kit.business_cards!.download_url)).toBe(200);
  });

  test.each(['../../etc/passwd', 'CON', '\u202egnp.exe', 'a/b\\c'.slice(0, 60), '北京'])('U4: the zip of %j has safe names', async (company) => {
    const customer = await aCustomer();
    await query('UPDATE projects SET name = $2 WHERE id = $1', customer.project, company);
    const id = await order(customer);
    await makeAll(id);
    const answer = await fetchFile((await kitOf(customer)).download_url!);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.zip"$/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength));
    const names = Object.keys(unzipSync(bytes));
    expect(names).toHaveLength(14);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9.-]+$/);
  });
});

describe('the stream', () => {
  const read = async (customer: Customer, id: string, headers: Record<string, string> = {}) => {
    const stop = new AbortController();
    const response = await fetch(`${gateway.url}/api/v1/brand-kit/orders/${id}/stream`, {
      headers: { authorization: `Bearer ${customer.token}`, ...headers },
      signal: stop.signal,
    });
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const until = async (found: (text: string) => boolean): Promise<string> => {
      while (!found(text)) text += (await reader.read()).value ?? '';
      return text;
    };
    return { until, cut: () => stop.abort() };
  };

  test('sends the order as it is, each change, and after a break only what is new', async () => {
    const customer = await aCustomer();
    const id = await order(customer);
    const stream = await read(customer, id);
    await stream.until((text) => text.includes('event: order_update') && text.includes('"completed":0'));
    await makeAll(id);
    const text = await stream.until((received) => received.includes('"status":"completed","progress":{"completed":7'));
    stream.cut();
    const ids = [...text.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq));
    expect(ids).toEqual([...ids].sort((one, other) => one - other));
    const resumed = await read(customer, id, { 'last-event-id': String(ids.at(-1)! - 1) });
    const rest = await resumed.until((received) => received.includes('order_update'));
    resumed.cut();
    expect(rest.match(/event: order_update/g)).toHaveLength(1);
  });
});
