import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SITE_ROUTES } from '@fifteen/contracts';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildProduct, freePort, startProduct, type Product } from '../../testing/product.ts';
import { startHaproxy, startNginx, type ReverseProxy } from '../../testing/reverse-proxies.ts';

/** nginx takes 4 KB or 8 KB of headers by default, whichever is a page of the machine's memory. */
const LIMIT_BYTES = 4096;
/** What we hold ourselves to, so that a proxy may add its own. */
const AIM_BYTES = 2500;

let product: Product;
let dataDir: string;
let proxies: ReverseProxy[] = [];
beforeAll(async () => {
  buildProduct();
  dataDir = mkdtempSync(join(tmpdir(), 'fifteen-proxies-'));
  const port = await freePort();
  product = startProduct({ environment: { DATA_DIR: dataDir, PORT: String(port) } });
  await product.ready;
  proxies = await Promise.all([startNginx(port), startHaproxy(port)]);
}, 180_000);
afterAll(async () => {
  await Promise.all(proxies.map(({ stop }) => stop()));
  product.process.kill('SIGTERM');
  await product.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  /** The status line and all headers, as they came over the wire. */
  readonly headerBytes: number;
}

const ask = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { accept: 'text/html' } }, (response) => {
      const pairs = response.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
      const line = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}\r\n`;
      response.resume().once('end', () => resolve({ status: response.statusCode ?? 0, headerBytes: line.length + pairs + 2 }));
    });
    request.once('error', reject);
  });

const UUID = '00000000-0000-4000-8000-000000000000';
const ofRoutes = (): string[] => SITE_ROUTES.map(({ path }) => path.replaceAll(/:\w+/g, UUID));

/** Every page that is for everybody, by the site's own map: articles are in it. */
const ofSiteMap = async (): Promise<string[]> => {
  const map = await (await fetch(`${product.url}/sitemap.xml`)).text();
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
};

describe('the running product', () => {
  test('H1: every page has less than 2.5 KB of response headers', async () => {
    const paths = [...new Set([...(await ofSiteMap()), ...ofRoutes(), '/no-such-page'])];
    const sizes = await Promise.all(paths.map(async (path) => ({ path, ...(await ask(product.url + path)) })));
    const largest = Math.max(...sizes.map(({ headerBytes }) => headerBytes));
    expect(sizes.filter(({ headerBytes }) => headerBytes >= AIM_BYTES)).toEqual([]);
    expect(largest).toBeLessThan(LIMIT_BYTES);
    figure('H1', `${sizes.length} pages: at most ${largest} bytes of response headers`);
  });

  test('H1: every page of the site map answers 200 behind nginx and haproxy with default buffers', async () => {
    const paths = await ofSiteMap();
    expect(paths.length).toBeGreaterThan(20);
    const answers = await Promise.all(
      proxies.flatMap(({ name, url }) => paths.map(async (path) => ({ name, path, status: (await ask(url + path)).status }))),
    );
    const wrong = answers.filter(({ status }) => status !== 200);
    expect(wrong).toEqual([]);
    figure('H1', `${paths.length} pages behind ${proxies.map(({ name }) => name).join(' and ')}: ${answers.length} answers, ${wrong.length} of them refusals`);
  });
});
