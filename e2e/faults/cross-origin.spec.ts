import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import { expect } from '@playwright/test';
import { aCustomer, PASSWORD, signIn } from '../support/customers.ts';
import { bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@cross-origin', '@mfe-auth', '@access'];

/** A page of somebody else, on an origin of its own. */
const startHostileSite = async (html: string) => {
  const server = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
};

test('H2: forms, fetches and frames of another origin do nothing to a customer who is signed in', { tag }, async ({ page, request, baseURL }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  await page.goto('/account');
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Byron');

  const body = JSON.stringify({ email: customer.user.email, password: PASSWORD, full_name: 'Mallory' });
  const [head = '', tail = ''] = body.split('Mallory');
  const paths = ['auth/login', 'auth/signup', 'auth/logout', 'auth/password/forgot', 'auth/oauth/signin', 'users/deletion', 'users/password', 'users/profile', 'projects'];
  // The form's one field is a JSON text, cut at the equals sign that a form puts between name and value.
  const forms = paths.map(
    (path) => `<form method="post" enctype="text/plain" action="${baseURL}/api/v1/${path}" target="hole"><input name='${head}' value='Mallory${tail}'></form>`,
  );
  const site = await startHostileSite(`<!doctype html><iframe name="hole"></iframe><iframe id="framed" src="${baseURL}/account"></iframe>${forms.join('')}`);
  await page.goto(site.url);
  const outcome = await page.evaluate(
    async ([base, all, text]) => {
      for (const form of document.forms) {
        form.submit();
        await new Promise((next) => setTimeout(next, 100));
      }
      let [asked, read] = [0, 0];
      for (const path of all as string[]) {
        for (const mode of ['cors', 'no-cors'] as const) {
          for (const type of ['application/json', 'text/plain']) {
            const init = { method: 'POST', mode, credentials: 'include', headers: { 'content-type': type }, body: text as string } as const;
            asked += 1;
            const answer = await fetch(`${base}/api/v1/${path}`, init).catch(() => undefined);
            if (answer && (await answer.text().catch(() => '')) !== '') read += 1;
          }
        }
      }
      return { read, asked, forms: document.forms.length };
    },
    [baseURL, paths, body] as const,
  );
  expect(outcome).toEqual({ read: 0, asked: paths.length * 4, forms: paths.length });
  // The frame shows the browser's own refusal: nothing of the product is in it to be clicked.
  const framed = page.frames().find((frame) => frame !== page.mainFrame() && frame.name() !== 'hole');
  expect(framed?.url()).toMatch(/^chrome-error:/);

  const headers = bearer(customer);
  expect(await (await request.get('/api/v1/auth/me', { headers })).json()).toEqual(customer.user);
  const security = (await (await request.get('/api/v1/users/security', { headers })).json()) as { sessions: unknown[] };
  expect(security.sessions).toHaveLength(1);
  const projects = (await (await request.get('/api/v1/projects', { headers })).json()) as unknown[];
  expect(projects).toEqual([]);
  site.stop();
  figure('H2', `in Chromium, ${outcome.forms} forms and ${outcome.asked} fetches of another origin: ${outcome.read} answers read, ${security.sessions.length - 1} sessions and ${projects.length} projects made`);
});
