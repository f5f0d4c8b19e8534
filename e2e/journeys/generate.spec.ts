import { expect } from '@playwright/test';
import { figure } from '@fifteen/tooling/jest/figure.mjs';
import type { Asset } from '@fifteen/contracts';
import { expectNoViolations } from '../support/accessibility.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { holdConcept, releaseConcept } from '../support/held-concept.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { aTasteProfile } from '../support/taste-profiles.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@generate', '@mfe-projects', '@work'];

test('S2: a stream that is cut connects again by itself; a reload and a second tab show the same', { tag }, async ({ page, request, context }) => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  let tries = 0;
  await page.route('**/stream', (route) => {
    tries += 1;
    return tries <= 2 ? route.abort() : route.continue();
  });
  const created = await request.post('/api/v1/projects', {
    headers: bearer(customer),
    data: { taste_profile: aTasteProfile() },
  });
  const { project_id } = (await created.json()) as { project_id: string };
  await page.goto(`/projects/${project_id}/generating`);
  await page.getByRole('button', { name: 'Stay here' }).click();
  const progress = page.getByRole('progressbar', { name: 'Logos drawn' });
  await expect(progress).toHaveAttribute('aria-valuetext', '15/15 logos, 100%');
  await expectNoViolations(page);

  await page.reload();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(progress).toHaveAttribute('aria-valuenow', '15');

  const second = await context.newPage();
  await signIn(second, customer);
  await second.goto(`/projects/${project_id}/generating`);
  await expect(second).toHaveURL(/\/select$/);
});

test('S6: seven tabs that watch one generation leave connections to other calls, and all of them end with the truth @own-data', { tag }, async ({ context, request }) => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  const [asset] = (await (await request.get(`/api/v1/projects/${project}/assets`, { headers: bearer(customer) })).json()) as Asset[];
  const held = asset?.id ?? '';
  await holdConcept(project, held);
  let streams = 0;
  context.on('request', (sent) => {
    if (new URL(sent.url()).pathname.endsWith(`${project}/stream`)) streams += 1;
  });
  const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  for (const tab of tabs) {
    await signIn(tab, customer);
    await tab.goto(`/projects/${project}/generating`);
    await expect(tab.getByRole('progressbar', { name: 'Logos drawn' })).toHaveAttribute('aria-valuetext', '14/15 logos, 93%');
  }
  expect(streams).toBe(3);
  await releaseConcept(project, held);
  let ended = 0;
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/select$/);
    ended += 1;
  }
  figure('S6', `${tabs.length} tabs on one generation over HTTP/1.1: ${streams} streams, ${ended} complete`);
});

test('a connection that stays lost is reported, with a way to try again', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  await signIn(page, customer);
  await page.route('**/assets?type=logo_concept', (route) => route.abort());
  await page.goto(`/projects/${project}/generating`);
  await expect(page.getByRole('alert')).toContainText('Connection error. Please refresh the page.');
  await page.unroute('**/assets?type=logo_concept');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/select$/);
});
