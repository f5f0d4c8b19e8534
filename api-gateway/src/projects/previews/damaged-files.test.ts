import { appendFile, readFile, readdir, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Asset, SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aPaidProject, type PaidProject } from '../../testing/paid-logo.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(120_000);

let gateway: TestGateway;
let owner: SignedIn;
let project: PaidProject;
let asset: Asset;
beforeAll(async () => {
  gateway = await startTestGateway();
  owner = await signUpSomebody(gateway.url);
  project = await aPaidProject(gateway, owner);
  asset = project.assets[0] as Asset;
});
afterAll(() => gateway.stop());

const folder = (): string => join(gateway.platform.config.dataDir, 'files/projects', project.id, asset.id);
const get = (path: string) => callApi(gateway.url, 'GET', path, { token: owner.access_token });

const eventsAbout = async (name: string): Promise<number> => {
  const { rows } = await gateway.platform.pool.query(`SELECT detail ->> 'file' AS file FROM security_events WHERE kind = 'file_damaged'`);
  return (rows as { file: string }[]).filter(({ file }) => file.endsWith(name)).length;
};

const downloads = async (): Promise<{ svg: string; all: string }> => {
  const { body } = await get(`/api/v1/projects/assets/${asset.id}/files`);
  const svg = body.variants[0].files.find(({ format }: { format: string }) => format === 'svg').url as string;
  return { svg, all: body.all_url as string };
};

/** What may happen to a file, each on its own. */
const DAMAGES: [string, (path: string) => Promise<void>][] = [
  ['a byte of it is changed', async (path) => {
    const bytes = await readFile(path);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(path, bytes);
  }],
  ['it is changed and its time set back', async (path) => {
    const { atime, mtime } = await stat(path);
    const bytes = await readFile(path);
    bytes[0] = (bytes[0] ?? 0) ^ 1;
    await writeFile(path, bytes);
    await utimes(path, atime, mtime);
  }],
  ['something is put behind it', (path) => appendFile(path, '<script>alert(1)</script>')],
  ['its end is cut off', async (path) => truncate(path, Math.max(0, (await stat(path)).size - 1))],
  ['it is emptied', (path) => truncate(path, 0)],
  ['another stands in its place', (path) => writeFile(path, '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
];

describe('a drawing that is not what was written', () => {
  let refused = 0;
  test.each(DAMAGES)('because %s is not sent; its owner is reported in words, and the operator by an event', async (_how, damage) => {
    const path = join(folder(), 'logo.svg');
    const original = await readFile(path);
    expect((await get(asset.asset_url ?? '')).status).toBe(200);
    const before = await eventsAbout('logo.svg');
    await damage(path);
    const { status, body, headers } = await get(asset.asset_url ?? '');
    expect([status, body.code]).toEqual([500, 'file_damaged']);
    expect(body.detail).toContain('damaged on our server');
    expect(headers.get('cache-control')).toBe('no-store');
    refused += 1;
    // Told once in an hour of each file.
    expect(await eventsAbout('logo.svg')).toBe(Math.max(1, before));
    await writeFile(path, original);
    const again = await get(asset.asset_url ?? '');
    expect([again.status, again.text]).toEqual([200, original.toString()]);
  });

  test('U1: however it was changed', () => {
    expect(refused).toBe(DAMAGES.length);
    figure('U1', `${DAMAGES.length} ways to change a file on the disk: ${refused} refused`);
  });
});

describe('a picture or file that can be drawn again', () => {
  const changed = async (name: string, link: string): Promise<void> => {
    const first = await fetch(gateway.url + link);
    expect(first.status).toBe(200);
    const whole = Buffer.from(await first.arrayBuffer());
    const path = join(folder(), name);
    await appendFile(path, 'x');
    const refused = await get(link);
    expect([name, refused.status, refused.body?.code]).toEqual([name, 500, 'file_damaged']);
    expect(await eventsAbout(name)).toBe(1);
    const again = await fetch(gateway.url + link);
    expect([name, again.status]).toEqual([name, 200]);
    expect(Buffer.from(await again.arrayBuffer()).equals(whole)).toBe(true);
  };

  test('is refused once where it was changed, and drawn for the next who asks', async () => {
    const { svg, all } = await downloads();
    const view = asset.view_url?.replace('{view}', 'card') ?? '';
    await get(svg);
    await get(view);
    const names = await readdir(folder());
    await changed(names.find((name) => name.startsWith('view-card')) ?? '', view);
    const [file] = await readdir(join(folder(), 'files'));
    await changed(join('files', file ?? ''), svg);
    await changed('all.zip', all);
  });
});

describe('a file from before', () => {
  test('has no record, is served, and has one from then on', async () => {
    const path = join(folder(), 'logo.svg');
    await gateway.platform.pool.query('DELETE FROM stored_files WHERE key LIKE $1', [`%${asset.id}/logo.svg`]);
    // As a start of this version finds it.
    const now = new Date();
    await utimes(path, now, now);
    expect((await get(asset.asset_url ?? '')).status).toBe(200);
    await appendFile(path, 'x');
    expect((await get(asset.asset_url ?? '')).status).toBe(500);
    const bytes = await readFile(path);
    await writeFile(path, bytes.subarray(0, -1));
    expect((await get(asset.asset_url ?? '')).status).toBe(200);
  });
});

test('the records of a project go with it', async () => {
  const other = await aPaidProject(gateway, owner);
  const count = async (): Promise<number> => (await gateway.platform.pool.query('SELECT count(*)::int AS count FROM stored_files WHERE project_id = $1', [other.id])).rows[0].count;
  expect(await count()).toBeGreaterThan(15);
  await gateway.platform.pool.query('DELETE FROM projects WHERE id = $1', [other.id]);
  expect(await count()).toBe(0);
  // A worker that comes late has nobody to keep it for.
  await gateway.platform.files.write(`projects/${other.id}/${asset.id}/logo.svg`, '<svg/>');
  expect(await count()).toBe(0);
});

test('an export leaves out what is damaged, and gives all else', async () => {
  const path = join(folder(), 'logo.svg');
  const original = await readFile(path);
  await appendFile(path, 'x');
  const response = await fetch(`${gateway.url}/api/v1/users/export`, { headers: { authorization: `Bearer ${owner.access_token}` } });
  const zip = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(response.status).toBe(200);
  expect(zip).not.toContain(`${asset.id}.svg`);
  expect(zip).toContain(`${project.assets[1]?.id}.svg`);
  await writeFile(path, original);
});
