import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogoFiles, type SignedIn } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { callApi, signUpSomebody } from '../../testing/api-client.ts';
import { aPaidProject, type PaidProject } from '../../testing/paid-logo.ts';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

jest.setTimeout(120_000);

const HOUR_MS = 3_600_000;

let gateway: TestGateway;
let owner: SignedIn;
let project: PaidProject;
let asset: string;
let folder: string;
let aheadMs = 0;
beforeAll(async () => {
  const now = (): Date => new Date(Date.now() + aheadMs);
  gateway = await startTestGateway({ adapt: (platform) => ({ ...platform, now }) });
  owner = await signUpSomebody(gateway.url);
  project = await aPaidProject(gateway, owner);
  asset = project.assets[0]!.id;
  folder = await mkdtemp(join(tmpdir(), 'fifteen-pack-'));
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

const list = async (id = asset): Promise<LogoFiles> =>
  LogoFiles.parse((await callApi(gateway.url, 'GET', `/api/v1/projects/assets/${id}/files`, { token: owner.access_token })).body);

const linkTo = async (arrangement: string, coloring: string, format: string, side: number | null = null): Promise<string> => {
  const variant = (await list()).variants.find((each) => each.arrangement === arrangement && each.coloring === coloring);
  return variant?.files.find((file) => file.format === format && file.side === side)?.url ?? '';
};

const fetched = async (link: string) => {
  const response = await fetch(gateway.url + link);
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};

/** Takes a file to the disk, as a customer does. */
const saved = async (link: string, name: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, (await fetched(link)).bytes);
  return path;
};

describe('one file', () => {
  test('comes as vector in three formats that other programs read', async () => {
    const pdf = await saved(await linkTo('primary', 'color', 'pdf'), 'logo.pdf');
    expect(execFileSync('pdfinfo', [pdf]).toString()).toMatch(/Title:\s+Harbour & Rye\n(.*\n)*Pages:\s+1\n/);
    const svg = await saved(await linkTo('symbol', 'dark', 'svg'), 'symbol.svg');
    execFileSync('xmllint', ['--noout', svg]);
    const eps = await saved(await linkTo('horizontal', 'transparent', 'eps'), 'logo.eps');
    execFileSync('gs', ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-sDEVICE=nullpage', eps]);
  });

  test.each([512, 1024, 2048, 4096])('comes as PNG of %i pixels', async (side) => {
    const { bytes, headers } = await fetched(await linkTo('primary', 'transparent', 'png', side));
    const { width = 0, height = 0, hasAlpha } = await sharp(bytes).metadata();
    expect({ longer: Math.max(width, height), hasAlpha }).toEqual({ longer: side, hasAlpha: true });
    expect(headers.get('content-length')).toBe(String(bytes.length));
  });

  test('is a download in which nothing could run, and nobody keeps it', async () => {
    const { headers } = await fetched(await linkTo('wordmark', 'light', 'svg'));
    expect(headers.get('content-disposition')).toBe('attachment; filename="harbour-rye-wordmark-light.svg"');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is made once: the second time it comes from the store, the same to the byte', async () => {
    const link = await linkTo('stacked', 'reversed', 'pdf');
    const first = await fetched(link);
    const kept = join(gateway.platform.config.dataDir, 'files', 'projects', project.id, asset, 'files');
    expect(await readdir(kept)).toContain('stacked-reversed.pdf');
    expect((await fetched(link)).bytes.equals(first.bytes)).toBe(true);
  });
});

describe('all files', () => {
  test('come as one zip that unzip finds whole, and the same again from the store', async () => {
    const { all_url } = await list();
    const first = await fetched(all_url);
    expect(first.headers.get('content-disposition')).toBe('attachment; filename="harbour-rye-logo.zip"');
    const zip = join(folder, 'all.zip');
    await writeFile(zip, first.bytes);
    expect(execFileSync('unzip', ['-t', zip]).toString()).toContain('No errors detected');
    const names = execFileSync('unzip', ['-Z1', zip]).toString().trim().split('\n');
    expect(names).toHaveLength(117);
    expect(names).toEqual(expect.arrayContaining(['harbour-rye-logo/pdf/harbour-rye-color.pdf', 'harbour-rye-logo/icons/favicon.ico']));
    const again = await fetched(all_url);
    expect(again.headers.get('content-length')).toBe(String(first.bytes.length));
    expect(again.bytes.equals(first.bytes)).toBe(true);
  });

  test('which the customer breaks off are not kept as if they were whole', async () => {
    const other = project.assets[1]!.id;
    const stop = new AbortController();
    const response = await fetch(gateway.url + (await list(other)).all_url, { signal: stop.signal });
    await response.body?.getReader().read();
    stop.abort();
    const { bytes } = await fetched((await list(other)).all_url);
    const zip = await writeFile(join(folder, 'again.zip'), bytes).then(() => join(folder, 'again.zip'));
    expect(execFileSync('unzip', ['-t', zip]).toString()).toContain('No errors detected');
  });
});

describe('U4: names of files', () => {
  test.each([
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\CON', 'c-windows-con'],
    ['con', 'logo-con'],
    ['LPT1', 'logo-lpt1'],
    ['name"; filename="evil.exe', 'name-filename-evil-exe'],
    ['山本製茶', 'logo'],
    ['.htaccess', 'htaccess'],
    ['a%0d%0aSet-Cookie: x=1', 'a-0d-0aset-cookie-x-1'],
    ['Ünïcode & Söhne', 'unicode-sohne'],
  ])('a company called %j gives %j', async (company, stem) => {
    await gateway.platform.pool.query('UPDATE assets SET company_name = $2 WHERE id = $1', [asset, company]);
    const { headers, status } = await fetched(await linkTo('wordmark', 'dark', 'svg'));
    await gateway.platform.pool.query('UPDATE assets SET company_name = NULL WHERE id = $1', [asset]);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${stem}-wordmark-dark.svg"`);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each(['..%2f..%2fsecret.key', '..%2Flogo.svg', 'primary-color.exe', 'primary-color-513.png', 'logo.svg', 'all.zip.exe', 'constructor', '__proto__'])('no other name opens anything: %s', async (name) => {
    const { pathname, search } = new URL(await linkTo('primary', 'color', 'svg'), gateway.url);
    const { status } = await fetched(`${pathname.replace(/[^/]+$/, name)}${search}`);
    expect(status).toBe(404);
  });
});

describe('Z3, Z4: a project that is not paid', () => {
  test('Z3: gives no clean byte by any link that was out, by any guessed name, size or signature', async () => {
    const { all_url, variants } = await list();
    const drawing = (await callApi(gateway.url, 'GET', `/api/v1/projects/${project.id}/assets`, { token: owner.access_token })).body[0].asset_url;
    const links = [all_url, drawing, ...variants.flatMap(({ files }) => files.map(({ url }) => url))];
    const unsigned = links.map((link: string) => link.split('?')[0] ?? '');
    const forged = unsigned.map((path) => `${path}?expires=99999999999&signature=${'A'.repeat(43)}`);
    const guessed = ['logo.svg', 'original.svg', 'all.zip', 'files/primary-color.svg', 'downloads/', 'downloads/logo.svg', 'genome.json', 'preview-1024.webp'];
    const base = `/api/v1/files/${project.id}/${asset}`;
    const { search } = new URL(drawing, gateway.url);
    await project.setPaid(false);
    let clean = 0;
    let tried = 0;
    for (const link of [...links, ...unsigned, ...forged, ...guessed.map((name) => `${base}/${name}${search}`)]) {
      const { status, bytes, headers } = await fetched(link);
      tried += 1;
      if (status < 400 || !headers.get('content-type')?.includes('problem+json') || /<svg|%PDF|%!PS|PNG|PK/.test(bytes.toString('latin1'))) clean += bytes.length;
    }
    const listed = await callApi(gateway.url, 'GET', `/api/v1/projects/assets/${asset}/files`, { token: owner.access_token });
    await project.setPaid(true);
    expect(listed).toMatchObject({ status: 402, body: { code: 'payment_required' } });
    expect(clean).toBe(0);
    figure('Z3', `${tried} addresses of an unpaid project tried: ${clean} clean bytes`);
  });

  test('Z4: a link closes with its time, and with a refund at once, also for what is kept in the store', async () => {
    const link = await linkTo('primary', 'color', 'svg');
    expect((await fetched(link)).status).toBe(200);
    aheadMs = 2 * HOUR_MS;
    expect((await fetched(link)).status).toBe(403);
    aheadMs = 0;
    await project.setPaid(false);
    const refused = await fetched(link);
    expect(refused.status).toBe(403);
    expect((await fetched((await linkWhilePaid()).all_url)).status).toBe(200);
    await project.setPaid(true);
    figure('Z4', `the next request for a link after a refund: ${refused.status}`);
  });

  const linkWhilePaid = async (): Promise<LogoFiles> => {
    await project.setPaid(true);
    return list();
  };
});
