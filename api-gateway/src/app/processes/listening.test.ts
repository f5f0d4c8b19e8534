import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { buildProduct, freePort, startProduct, type Product } from '../../testing/product.ts';

jest.setTimeout(90_000);

let folder: string;
const started: Product[] = [];
beforeAll(() => {
  buildProduct();
  folder = mkdtempSync(join(tmpdir(), 'fifteen-listening-'));
});

/** A start takes ten seconds of a processor: what can be asked of one product is asked of one. */
const start = (environment: NodeJS.ProcessEnv): Product => {
  const product = startProduct({ environment: { DATA_DIR: join(folder, `data-${started.length}`), ...environment } });
  started.push(product);
  return product;
};
afterAll(async () => {
  for (const { process } of started) process.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const LISTENING = '0A';
const LOOPBACK = new Set(['0100007F', '00000000000000000000000001000000']);

/** Addresses that listen on a port of this machine, as the kernel writes them. */
const listeningOn = (port: number): string[] => {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => state === LISTENING && local?.endsWith(suffix))
      .map(([, local = '']) => local.slice(0, -suffix.length)),
  );
};

const askedAs = (port: number, path: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    }).once('error', reject);
  });

describe('a product that is not told where to listen', () => {
  let port: number;
  let product: Product;
  beforeAll(async () => {
    port = await freePort();
    product = start({ PORT: String(port) });
    await product.ready;
  });

  test('is reached from this machine alone, with its stand-ins, and has no metrics for anybody', async () => {
    expect(listeningOn(port).filter((address) => !LOOPBACK.has(address))).toEqual([]);
    expect((await fetch(`${product.url}/dev/mail.json`)).status).toBe(200);
    expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
    // A page of a name that was pointed at this machine reads nothing, though it comes from here.
    expect(await askedAs(port, '/dev/mail.json', 'evil.example')).toBe(403);
    expect(product.errors()).toBe('');
  });

  test('keeps its port: another that is to have its metrics there names it, and ends', async () => {
    const second = start({ PORT: String(await freePort()), METRICS_PORT: String(port) });
    expect(await second.ended).not.toBe(0);
    expect(second.errors()).toContain(`Port ${port} is in use by another program. Set METRICS_PORT to a free one`);
  });
});

test('a product says on the terminal what a public address switches off', async () => {
  const product = start({ PORT: String(await freePort()), PUBLIC_URL: 'https://fifteen.example' });
  await product.ready;
  expect(product.errors()).toContain('PUBLIC_URL is https://fifteen.example');
  expect(product.errors()).toContain('SMTP_URL');
  expect((await fetch(`${product.url}/dev/mail`)).status).toBe(403);
});

describe('a product with HOST and a port for metrics', () => {
  let port: number;
  let metricsPort: number;
  beforeAll(async () => {
    [port, metricsPort] = [await freePort(), await freePort()];
    await start({ PORT: String(port), HOST: '0.0.0.0', METRICS_PORT: String(metricsPort), METRICS_TOKEN: 'a-token-for-the-scraper-1' }).ready;
  });

  test('listens there', () => {
    expect(listeningOn(port)).toEqual(['00000000']);
  });

  test('has the metrics on this machine alone, for the token where there is one', async () => {
    expect(listeningOn(metricsPort)).toEqual(['0100007F']);
    const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    expect((await fetch(metrics)).status).toBe(401);
    const answer = await fetch(metrics, { headers: { authorization: 'Bearer a-token-for-the-scraper-1' } });
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('process_cpu_seconds_total')]);
    expect((await fetch(`http://127.0.0.1:${metricsPort}/dev/mail`)).status).toBe(404);
  });
});
