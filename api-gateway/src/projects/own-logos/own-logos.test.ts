import { randomUUID } from 'node:crypto';
import { Asset, type CorrectedLogo, LogoFiles, type Project, ReadLogo } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { callApi } from '../../testing/api-client.ts';
import { aCustomer, bankOf, type Customer, openKit, paymentsOn } from '../../testing/money.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { LOGO_SVG } from './threads/reading.fixture.ts';

jest.setTimeout(120_000);

let gateway: TestGateway;
let owner: Customer;
let logo: CorrectedLogo;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await aCustomer(gateway);
  const { body } = await owner.call('POST', 'own-logos/read', { file: Buffer.from(LOGO_SVG).toString('base64') });
  const { background, colors, shapes, symbols } = ReadLogo.parse(body);
  logo = { background: background ?? '#ffffff', colors: colors.map(({ hex, name }) => ({ hex, name })), shapes, symbol: symbols[0]!.shapes };
});
afterAll(() => gateway.stop());

const wish = (change: object = {}): object => ({ basic_info: { company_name: 'Harbor Four', industry: 'Bakery' }, rights_confirmed: true, logo, ...change });
const create = (body: object, headers = {}) => callApi(gateway.url, 'POST', '/api/v1/own-logos', { body, token: owner.access_token, headers });
const hexesOf = (svg: string): string[] => [...new Set([...svg.matchAll(/#[0-9a-f]{6}\b/gi)].map(([hex]) => hex.toLowerCase()))].toSorted();

test('an uploaded logo becomes a project, is bought, and its files are that logo in its own colors', async () => {
  const { status, body } = await create(wish());
  expect(status).toBe(201);
  const project: Project = body.project;
  expect(project).toMatchObject({ project_name: 'Harbor Four', is_own_logo: true, is_paid: false, status: 'completed', completed_assets: 1 });
  const [asset] = (await owner.call('GET', `projects/${project.id}/assets`)).body.map((each: unknown) => Asset.parse(each)) as Asset[];
  expect(asset).toMatchObject({ id: project.selected_asset_id, status: 'completed', is_watermarked: true, metadata: { title: 'Your logo', reasons: ['This is the logo you uploaded, redrawn as clean shapes.'] } });
  const preview = await fetch(gateway.url + asset!.asset_url);
  expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 1024 });
  expect((await owner.call('GET', `projects/assets/${asset!.id}/files`)).status).toBe(402);

  const session = await openKit(owner, project.id);
  await bankOf(gateway).pay(session);
  await (await paymentsOn(gateway)).fulfilment.fulfil(session);

  const files = LogoFiles.parse((await owner.call('GET', `projects/assets/${asset!.id}/files`)).body);
  const svgOf = async (arrangement: string, coloring: string): Promise<string> => {
    const url = files.variants.find((variant) => variant.arrangement === arrangement && variant.coloring === coloring)?.files.find(({ format }) => format === 'svg')?.url;
    const response = await fetch(gateway.url + url);
    expect(response.status).toBe(200);
    return response.text();
  };
  expect(hexesOf(await svgOf('primary', 'color'))).toEqual(['#0b5d4e', '#1d2733', '#f2b632', '#ffffff']);
  expect(hexesOf(await svgOf('symbol', 'transparent'))).toEqual(['#0b5d4e', '#f2b632']);
  expect(hexesOf(await svgOf('wordmark', 'transparent'))).toEqual(['#1d2733']);
  expect(await svgOf('stacked', 'transparent')).not.toBe(await svgOf('horizontal', 'transparent'));
  // On the opposite background, which is navy, the navy letters would vanish: they take the neutral.
  const [background, ...drawn] = [...(await svgOf('primary', 'reversed')).matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, fill]) => fill);
  expect(background).toBe('#1d2733');
  expect(drawn).not.toContain('#1d2733');

  const edited = await owner.call('POST', `projects/assets/${asset!.id}/edit-preview`, { operations: [{ op: 'color', target: 'name', hex: '#aa0033' }] });
  expect([edited.body.problem, hexesOf(edited.body.svg)]).toEqual([null, expect.arrayContaining(['#aa0033', '#0b5d4e'])]);
  const renamed = await owner.call('POST', `projects/assets/${asset!.id}/edit-preview`, { operations: [{ op: 'weight', steps: 1 }] });
  expect(renamed.body.problem).toBe('This is the logo you uploaded, so only its colors can change here');
});

test('refining an uploaded logo is refused before anything is charged, and it is not duplicated', async () => {
  const { id, selected_asset_id } = (await create(wish())).body.project as Project;
  await gateway.platform.pool.query('UPDATE projects SET is_paid = true WHERE id = $1', [id]);
  const before = await owner.credits();
  expect(await owner.call('POST', `projects/assets/${selected_asset_id}/simple-refine`, { prompt: 'bolder' })).toMatchObject({ body: { code: 'wish_not_possible' } });
  expect(await owner.credits()).toBe(before);
  expect((await owner.call('POST', `projects/${id}/duplicate`)).status).toBe(400);
});

test('repeated with its key it is one project; another logo under the key is refused', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => create(wish(), key)));
  expect(new Set(answers.map(({ body }) => body.project_id)).size).toBe(1);
  expect(await create(wish({ logo: { ...logo, background: '#000000' } }), key)).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } });
});

describe('what is refused', () => {
  test.each([
    ['no tick', () => wish({ rights_confirmed: false }), 'rights_confirmed'],
    ['no name', () => wish({ basic_info: { company_name: ' ', industry: 'Bakery' } }), 'basic_info.company_name'],
    ['six colors', () => wish({ logo: { ...logo, colors: Array.from({ length: 6 }, (_, i) => ({ hex: `#00000${i}`, name: `C${i}` })) } }), 'logo.colors'],
    ['a shape of no color', () => wish({ logo: { ...logo, shapes: [{ color: 4, path: 'M0 0H9V9Z' }] } }), 'logo.shapes'],
    ['markup in a path', () => wish({ logo: { ...logo, shapes: [{ color: 0, path: 'M0 0"/><script>' }] } }), 'logo.shapes.0.path'],
    ['a color that is none', () => wish({ logo: { ...logo, background: 'url(x)' } }), 'logo.background'],
    ['a symbol of nothing', () => wish({ logo: { ...logo, symbol: [99] } }), 'logo.symbol'],
  ])('%s is refused by its field', async (_name, make, field) => {
    const { status, body } = await create(make());
    expect([status, body.errors?.map((error: { field: string }) => error.field)]).toEqual([400, expect.arrayContaining([field])]);
  });

  test('a file that cannot be used is refused under its field, in words for the customer', async () => {
    const { status, body } = await owner.call('POST', 'own-logos/read', { file: Buffer.from('<svg onload="x()"/>').toString('base64') });
    expect([status, body.errors[0].field, body.detail]).toEqual([400, 'file', expect.stringMatching(/contains code/)]);
  });
});
