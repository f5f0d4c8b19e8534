import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { callApi, PASSWORD, signUpSomebody } from '../../testing/api-client.ts';
import { generationOn } from '../../testing/fake-engine.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { openPlace } from '../files/open-files.ts';
import { createFolderFiles } from '../files/folder-files.ts';
import { writeBackup } from './backup.service.ts';
import { restoreBackup } from './restore.service.ts';

const SECRET = 'the secret of an installation, at least 32 characters';
const PASSPHRASE = 'a passphrase of the tests';

let gateway: TestGateway;
let folder: string;
let path: string;
const email = `${randomUUID()}@example.com`;
let project: string;

/** Written a moment after each call that was answered: they differ between two looks at a gateway that runs. */
const EVER_WRITTEN: ReadonlySet<string> = new Set(['request_figures']);

const rowsOf = async (url: string): Promise<Record<string, string>> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const table = client.escapeIdentifier(name);
    const { rows: digests } = await client.query<{ digest: string }>(`SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' ORDER BY t::text)), '') AS digest FROM ${table} t`);
    if (!name.startsWith('kysely') && !EVER_WRITTEN.has(name)) found[name] = digests[0]?.digest ?? '';
  }
  await client.end();
  return found;
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fifteen-backup-'));
  path = join(folder, 'backup.age');
  gateway = await startTestGateway({ environment: { SECRET_KEY: SECRET } });
  const { platform } = gateway;
  const { access_token: token } = await signUpSomebody(gateway.url, email);
  project = (await callApi(gateway.url, 'POST', '/api/v1/projects', { token, body: { taste_profile: aTasteProfile() } })).body.project_id;
  await generationOn(platform).generate(project);
  const place = openPlace('folder', platform.config);
  await writeBackup(path, { databaseUrl: platform.databaseUrl, files: platform.files, place, secret: SECRET, passphrase: PASSPHRASE, now: platform.now });
});

afterAll(async () => {
  await gateway.stop();
  rmSync(folder, { recursive: true });
});

const restoreInto = (url: string, of: { readonly from?: string; readonly passphrase?: string } = {}) =>
  restoreBackup(of.from ?? path, { ownerUrl: url, place: createFolderFiles(join(folder, randomUUID(), 'files')), passphrase: of.passphrase ?? PASSPHRASE, onSecret: () => undefined });

test('restored into an empty place, a customer signs in, sees the project, and gets each picture as it was written', async () => {
  const place = { root: join(folder, 'restored') };
  const target = await createTestDatabase();
  let secret = '';
  const report = await restoreBackup(path, { ownerUrl: target.ownerUrl, place: createFolderFiles(join(place.root, 'files')), passphrase: PASSPHRASE, onSecret: (given) => void (secret = given) });
  expect(report.files).toBeGreaterThan(30);
  expect(secret).toBe(SECRET);
  expect(await rowsOf(target.url)).toEqual(await rowsOf(gateway.platform.databaseUrl));

  const restored = await startTestGateway({ environment: { SECRET_KEY: SECRET, DATABASE_URL: target.url, DATA_DIR: place.root }, database: target });
  try {
    const signedIn = await callApi(restored.url, 'POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } });
    expect(signedIn.status).toBe(200);
    const { body: assets } = await callApi(restored.url, 'GET', `/api/v1/projects/${project}/assets`, { token: signedIn.body.access_token });
    expect(assets).toHaveLength(15);
    for (const { asset_url: picture } of assets) expect((await fetch(restored.url + picture)).status).toBe(200);
  } finally {
    await restored.stop();
  }
});

test('without the passphrase it is noise, and another one is refused in words', async () => {
  const bytes = readFileSync(path);
  expect(bytes.includes(email)).toBe(false);
  expect(bytes.includes(SECRET)).toBe(false);
  const target = await createTestDatabase();
  await expect(restoreInto(target.ownerUrl, { passphrase: 'another passphrase, as long' })).rejects.toThrow('BACKUP_PASSPHRASE');
  await target.drop();
});

test('a backup that was cut short, or of which one byte changed, restores no row', async () => {
  const bytes = readFileSync(path);
  const [half, changed] = [join(folder, 'half.age'), join(folder, 'changed.age')];
  writeFileSync(half, bytes.subarray(0, Math.floor(bytes.length / 2)));
  const other = Buffer.from(bytes);
  other[Math.floor(bytes.length / 3)]! ^= 1;
  writeFileSync(changed, other);
  const target = await createTestDatabase();
  const before = await rowsOf(target.url);
  for (const from of [half, changed]) await expect(restoreInto(target.ownerUrl, { from })).rejects.toThrow('not whole');
  expect(await rowsOf(target.url)).toEqual(before);
  await target.drop();
});

test('a database in use is left alone', async () => {
  const before = await rowsOf(gateway.platform.databaseUrl);
  await expect(restoreInto(gateway.platform.databaseUrl.replace('fifteen_app', 'fifteen_owner'))).rejects.toThrow('in use');
  expect(await rowsOf(gateway.platform.databaseUrl)).toEqual(before);
});
