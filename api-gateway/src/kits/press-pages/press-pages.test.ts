import { PressVisit, ProjectPressPage } from '@fifteen/contracts';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { unzipSync } from 'fflate';
import { fileStoreOf } from '../../platform/files/open-files.ts';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { createKitMakingService } from '../brand-kits/kit-making.service.ts';
import { createKitMakingStore } from '../brand-kits/kit-making.store.ts';
import type { MadeFile, MakePart } from '../brand-kits/makers/kit-makers.ts';

let gateway: TestGateway;
let token: string;
let project: string;
const call = (method: string, path: string, body?: unknown, as: string | undefined = token) => callApi(gateway.url, method, `/api/v1${path}`, { body, token: as });
const query = async (text: string, ...values: unknown[]) => (await gateway.platform.pool.query(text, values)).rows;

const COLOR = { id: 'primary', name: 'Primary', hex: '#0b5d4e', rgb: [11, 93, 78], cmyk: [88, 0, 16, 64], lab: [35, -29, 3], in_logo: true };
const BRAND = { name: 'Harbour & Rye', industry: 'Bakery', website: 'harbour.example', colors: [COLOR], fonts: { headline: { family: 'Fraunces' }, text: { family: 'Inter' }, strong: { family: 'Inter' } }, logos: [] };
const FOR_PRESS = ['logo/svg/harbour-rye-color.svg', 'logo/png/harbour-rye-horizontal-on-dark.png', 'logo/jpg/harbour-rye-color.jpg'];
const PRIVATE = ['logo/vendors/vinyl/logo.dxf', 'logo/vendors/embroidery/logo.dst', 'logo/icons/favicon.ico', 'logo/overview.png', 'logo/png/harbour-rye-square-4096.png'];
const textFile = (name: string, content = name): MadeFile => ({ name, mediaType: 'text/plain', bytes: Buffer.from(content) });

/** Parts with the names of a real kit. */
const make: MakePart = ({ part }) => {
  async function* files(): AsyncGenerator<MadeFile> {
    await Promise.resolve();
    if (part !== 'logo_files') return void (yield textFile(`${part.replaceAll('_', '-')}/secret.txt`));
    for (const name of [...FOR_PRESS, ...PRIVATE]) yield textFile(name);
    yield textFile('logo/vendors/brand.json', JSON.stringify(BRAND));
  }
  return { files: files(), hasFailed: () => false };
};

const makeKit = async (): Promise<void> => {
  const { db, logger, now } = gateway.platform;
  const [logo] = await query('SELECT id FROM assets WHERE project_id = $1 ORDER BY slot LIMIT 1', project);
  const { order_id } = (await call('POST', '/brand-kit/purchase', { selected_asset_id: logo.id, payment_reference: null })).body;
  const service = createKitMakingService({ store: createKitMakingStore(db, () => Promise.resolve()), files: fileStoreOf(gateway.platform), make, logger, now, stopping: new AbortController().signal });
  for (const { data } of await query("SELECT data FROM pgboss.job WHERE name = 'kit-part' AND data->>'orderId' = $1", order_id)) await service.make(data);
};
const save = (boilerplate = 'Bread since 1998.') => call('POST', `/projects/${project}/press-page`, { boilerplate });
const tokenOf = (body: unknown): string => ProjectPressPage.parse(body).page?.path.replace('/press/', '') ?? '';
const visit = (page: string) => callApi(gateway.url, 'GET', `/api/v1/press/${page}`);
const open = (path: string) => fetch(gateway.url + path);

beforeAll(async () => {
  gateway = await startTestGateway();
  ({ access_token: token } = await signUpSomebody(gateway.url));
  project = (await call('POST', '/projects', { taste_profile: aTasteProfile('Harbour & Rye') })).body.project_id;
  await generationOn(gateway.platform).generate(project);
  await query('UPDATE projects SET is_paid = true WHERE id = $1', project);
});
afterAll(() => gateway.stop());

describe('before the kit is made, a press page', () => {
  test('is made of a paid project whose logo files are ready, by its owner alone', async () => {
    expect(await save()).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await query('UPDATE projects SET is_paid = false WHERE id = $1', project);
    expect((await save()).status).toBe(402);
    await query('UPDATE projects SET is_paid = true WHERE id = $1', project);
    const { access_token: stranger } = await signUpSomebody(gateway.url);
    for (const [method, body] of [['GET'], ['POST', { boilerplate: '' }], ['DELETE']] as const) {
      expect((await call(method, `/projects/${project}/press-page`, body, stranger)).status).toBe(404);
    }
  });
});

describe('a press page', () => {
  beforeAll(makeKit);

  test('shows the text, colors, fonts and variants of the logo, and nothing else of the kit or its owner', async () => {
    const { body, text } = await visit(tokenOf((await save()).body));
    const page = PressVisit.parse(body);
    expect(page).toMatchObject({ company_name: 'Harbour & Rye', boilerplate: 'Bread since 1998.', website: 'harbour.example', colors: [{ name: 'Primary', hex: '#0b5d4e' }] });
    expect(page.fonts).toEqual([{ use: 'Headlines', name: 'Fraunces' }, { use: 'Text', name: 'Inter' }]);
    expect(page.files.map(({ name }) => name)).toEqual(FOR_PRESS);
    for (const secret of ['secret', 'vendors', 'icons', 'user', 'email', 'order', 'genome', project]) expect(text).not.toContain(secret);
    const file = await open(page.files[0]!.url);
    expect([file.status, await file.text(), file.headers.get('x-robots-tag')]).toEqual([200, FOR_PRESS[0], 'noindex, nofollow']);
    const zip = unzipSync(new Uint8Array(await (await open(page.download_url)).arrayBuffer()));
    expect(Object.keys(zip)).toEqual(FOR_PRESS.map((name) => `harbour-rye-brand-kit/${name}`));
  });

  test('of a kit from before brand.json shows its logos, without colors and fonts', async () => {
    const page = tokenOf((await save()).body);
    const [{ order_id: order, files }] = await query("SELECT order_id, files FROM kit_parts WHERE part = 'logo_files'");
    const older = files.filter(({ name }: { name: string }) => name !== 'logo/vendors/brand.json');
    await query("UPDATE kit_parts SET files = $1 WHERE order_id = $2 AND part = 'logo_files'", JSON.stringify(older), order);
    const { colors, fonts, files: shown } = PressVisit.parse((await visit(page)).body);
    expect({ colors, fonts, shown: shown.map(({ name }) => name) }).toEqual({ colors: [], fonts: [], shown: FOR_PRESS });
    await query("UPDATE kit_parts SET files = $1 WHERE order_id = $2 AND part = 'logo_files'", JSON.stringify(files), order);
  });

  test('Z3: opens no other file of the kit, and no path outside it', async () => {
    const page = tokenOf((await save()).body);
    const paths = [...PRIVATE, 'logo/vendors/brand.json', 'business-cards/secret.txt', '../../../etc/passwd', '..%2f..%2fpasswd', 'logo/svg/../vendors/brand.json'];
    for (const name of paths) expect((await open(`/api/v1/press/${page}/files/${name}`)).status).toBeGreaterThanOrEqual(400);
    for (const guess of ['nobodys-link-at-all', `${page.slice(0, -1)}_`]) expect((await visit(guess)).status).toBe(404);
  });

  test('closes with its files when it is switched off; a later one has another address', async () => {
    const page = tokenOf((await save()).body);
    expect(tokenOf((await save('New text')).body)).toBe(page);
    const { files, download_url } = PressVisit.parse((await visit(page)).body);
    expect((await call('DELETE', `/projects/${project}/press-page`)).status).toBe(204);
    expect(await visit(page)).toMatchObject({ status: 410, body: { code: 'share_revoked' } });
    for (const path of [files[0]!.url, download_url]) expect((await open(path)).status).toBe(410);
    expect((await call('GET', `/projects/${project}/press-page`)).body).toEqual({ page: null });
    expect(tokenOf((await save()).body)).not.toBe(page);
  });

  test('takes paragraphs, and no characters that steer how text is shown', async () => {
    expect((await save('One.\n\nTwo.')).status).toBe(200);
    for (const text of ['a\u202Eb', 'a\u0000b', 'a'.repeat(601)]) expect((await save(text)).status).toBe(400);
  });

  test('Z4: is closed by a refund and by deleting the project', async () => {
    const page = tokenOf((await save()).body);
    await query('UPDATE projects SET is_paid = false WHERE id = $1', project);
    expect((await visit(page)).status).toBe(404);
    expect((await open(`/api/v1/press/${page}/logos.zip`)).status).toBe(404);
    await query('UPDATE projects SET is_paid = true WHERE id = $1', project);
    await call('DELETE', `/projects/${project}`);
    expect((await visit(page)).status).toBe(404);
  });
});
