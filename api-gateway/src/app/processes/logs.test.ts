import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { callApi, PASSWORD } from '../../testing/api-client.ts';
import { openBrowser } from '../../testing/oauth-browser.ts';
import { buildProduct, freePort, startProduct, type Product } from '../../testing/product.ts';
import { aTasteProfile } from '../../testing/taste-profile.ts';

const NEW = 'another-harbour-46';
const EMAIL = 'log.reader@example.com';
const FORGED = 'forged-by-a-customer';

let product: Product;
let dataDir: string;
beforeAll(async () => {
  buildProduct();
  dataDir = mkdtempSync(join(tmpdir(), 'fifteen-logs-'));
  const environment = { DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'trace' };
  product = startProduct({ environment });
  await product.ready;
}, 120_000);
afterAll(async () => {
  product.process.kill('SIGTERM');
  await product.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

const post = (path: string, body?: unknown, token?: string) => callApi(product.url, 'POST', `/api/v1/${path}`, { body, token });

const tokenInMail = async (subject: string): Promise<string> => {
  for (let i = 0; i < 200; i += 1) {
    const { body } = await callApi(product.url, 'GET', `/dev/mail.json?to=${EMAIL}`);
    const mail = (body as { subject: string; text: string }[]).find((one) => one.subject === subject);
    const [, token] = /#token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    if (token) return token;
    await new Promise((next) => setTimeout(next, 100));
  }
  throw new Error(`No mail: ${subject}`);
};

/** Everything about an account that goes over the wire; gives all that nobody may read in a log. */
const wholeJourney = async (): Promise<string[]> => {
  const name = `Ada\n{"level":30,"msg":"${FORGED}"}\r\n${FORGED}`;
  const signedUp = (await post('auth/signup', { email: EMAIL, password: PASSWORD, full_name: name })).body;
  await post('auth/login', { email: EMAIL, password: 'a-wrong-guess-77' });
  const login = (await post('auth/login', { email: EMAIL, password: PASSWORD })).body;
  const refreshed = (await post('auth/oauth/refresh', { refresh_token: login.refresh_token })).body;
  const verify = await tokenInMail('Confirm your email address');
  await post('auth/email/link', { token: verify });
  await post('auth/email/verify', { token: verify }, login.access_token);
  await post('auth/password/forgot', { email: EMAIL });
  const reset = await tokenInMail('Set a new password');
  await post('auth/password/reset', { token: reset, password: NEW });
  const again = (await post('auth/login', { email: EMAIL, password: NEW })).body;
  await post('users/password', { current_password: NEW, new_password: PASSWORD }, again.access_token);

  const browser = openBrowser(product.url);
  const { body: away } = await browser.start(`${product.url}/auth/callback`);
  const returned = await browser.signInAt(away.url, EMAIL);
  await callApi(product.url, 'GET', `/auth/callback${returned.search}`);
  const google = (await browser.finish(returned)).body;

  await post('projects', { taste_profile: aTasteProfile(FORGED) }, google.access_token);
  await callApi(product.url, 'GET', `/api/v1/projects?access_token=${google.access_token}`, { token: google.access_token });
  await callApi(product.url, 'GET', `/api/v1/%0a%7B%22msg%22:%22${FORGED}%22%7D`);
  await callApi(product.url, 'GET', '/api/v1/users/export', { token: google.access_token });
  await post('auth/login', `{"password":"${PASSWORD}"`);
  await post('users/deletion', { email: EMAIL, password: PASSWORD }, google.access_token);

  const sessions = [signedUp, login, refreshed, again, google];
  const { searchParams } = returned;
  return [
    ...sessions.flatMap(({ access_token, refresh_token }) => [access_token, refresh_token]),
    verify,
    reset,
    PASSWORD,
    NEW,
    'a-wrong-guess-77',
    EMAIL,
    ...['code', 'state'].map((key) => searchParams.get(key) ?? ''),
  ] as string[];
};

describe('the logs of the running product', () => {
  test('H5: after a whole journey hold no token, no password, no address and no forged line', async () => {
    const secrets = await wholeJourney();
    expect(secrets.every((secret) => typeof secret === 'string' && secret.length > 10)).toBe(true);
    const files = readdirSync(join(dataDir, 'logs')).map((file) => readFileSync(join(dataDir, 'logs', file), 'utf8'));
    const all = [...files, product.output(), product.errors()].join('');
    const lines = files.join('').split('\n').filter((line) => line.startsWith('{'));
    expect(lines.length).toBeGreaterThan(20);
    // Also encoded, as a query or a header would carry it, and the signature of a token alone.
    const forms = secrets.flatMap((secret) => [secret, encodeURIComponent(secret), secret.split('.').at(-1) ?? secret]);
    const leaked = [...new Set(forms)].filter((form) => form.length > 10 && all.includes(form));
    expect(leaked).toEqual([]);
    const forged = lines.filter((line) => (JSON.parse(line) as { msg?: string }).msg === FORGED);
    expect(forged).toEqual([]);
    figure('H5', `${lines.length} lines of log after a whole journey searched for ${secrets.length} secrets and forged lines: ${leaked.length + forged.length} hits`);
  }, 120_000);
});
