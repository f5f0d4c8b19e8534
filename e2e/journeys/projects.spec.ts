import { expect } from '@playwright/test';
import type { Asset } from '@fifteen/contracts';
import { LoginPage } from '../pages/login-page.ts';
import { ProjectsPage } from '../pages/projects-page.ts';
import { expectNoViolations } from '../support/accessibility.ts';
import { payFor } from '../support/payments.ts';
import { watchCalls } from '../support/calls.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, PASSWORD, signIn } from '../support/customers.ts';
import { aFinishedProject, aStartedProject, bearer } from '../support/projects.ts';
import { aTasteProfile } from '../support/taste-profiles.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@projects', '@mfe-projects', '@work'];

const ALPHA = aTasteProfile({ basic_info: { company_name: 'Alpha & <b>Söhne</b>', industry: 'Bakery' } });
const NAME = ALPHA.basic_info.company_name;
const MOST_CALLS = 3;

test('a project is found, renamed, deleted, brought back and duplicated @phone', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  await aStartedProject(request, customer, ALPHA);
  await signIn(page, customer);
  const complaints = complaintsOf(page);
  const projects = new ProjectsPage(page);
  await projects.open();
  await expect(projects.card(NAME)).toBeVisible();
  await expectNoViolations(page);

  await projects.search('SÖHNE');
  await expect(page.getByText('1 project of 1')).toBeVisible();
  await projects.openMenu(NAME);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Project name')).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.type('Omega Söhne');
  await page.keyboard.press('Enter');
  await expect(projects.card('Omega Söhne')).toBeVisible();

  await projects.choose('Omega Söhne', 'Delete');
  await expect(projects.cards).toHaveCount(0);
  await expect(projects.undo).toBeVisible();
  await expectNoViolations(page);
  await projects.undo.click();
  await expect(projects.card('Omega Söhne')).toBeFocused();

  await projects.choose('Omega Söhne', 'Duplicate');
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\/(generating|select)$/);
  await projects.open();
  await expect(projects.card('Omega Söhne copy')).toBeVisible();
  await page.reload();
  await expect(projects.cards).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('a project that another tab deletes says so at once, and can be brought back', { tag }, async ({ context, page, request }) => {
  const customer = await aCustomer(request);
  await aStartedProject(request, customer, ALPHA);
  await signIn(page, customer);
  const projects = new ProjectsPage(page);
  await projects.open();
  await projects.card(NAME).click();
  await expect(page).toHaveURL(/\/select$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const other = await context.newPage();
  const elsewhere = new ProjectsPage(other);
  await elsewhere.open();
  await elsewhere.choose(NAME, 'Delete');
  await expect(page.getByRole('heading', { name: `${NAME} was deleted` })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('heading', { name: `${NAME} was deleted` })).toBeHidden();
  await expect(elsewhere.card(NAME)).toBeVisible();
});

test('a sign-in that runs out in the middle loses neither the search nor the project', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  await aStartedProject(request, customer, ALPHA);
  await signIn(page, customer);
  const projects = new ProjectsPage(page);
  await projects.open();
  await projects.search('söhne');
  await request.post('/api/v1/auth/logout', { headers: bearer(customer) });
  await projects.choose(NAME, 'Delete');
  await expect(page).toHaveURL(/\/login$/);
  await new LoginPage(page).logIn(customer.user.email, PASSWORD);
  await expect(page).toHaveURL(/\/projects\?search=s%C3%B6hne$/);
  await expect(projects.card(NAME)).toBeVisible();
});

test('missing and foreign projects answer with the same words on every page of a project', { tag }, async ({ page, request }) => {
  const foreign = await aStartedProject(request, await aCustomer(request), ALPHA);
  await signIn(page, await aCustomer(request));
  const asset = '00000000-0000-4000-8000-000000000001';
  for (const id of [foreign, '00000000-0000-4000-8000-000000000000']) {
    for (const rest of ['generating', 'select', `refine/${asset}`, `refine/${asset}/progress`, `edit/${asset}`, 'brand-kit', 'brand-kit/progress']) {
      await page.goto(`/projects/${id}/${rest}`);
      await expect(page.getByRole('heading', { level: 1 }), rest).toHaveText('Failed to fetch project');
      await expect(page.getByRole('alert')).toHaveText('We can’t find this project in your account.');
      await expect(page.getByRole('main').getByRole('link', { name: 'Your projects' })).toBeVisible();
    }
  }
});

test(`each screen is complete after ${MOST_CALLS} calls at most, the sign-in check among them, unpaid and paid @stand-ins`, { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const id = await aFinishedProject(request, customer, ALPHA);
  const answer = await request.get(`/api/v1/projects/${id}/assets?limit=1`, { headers: bearer(customer) });
  const [asset] = (await answer.json()) as { id: string }[];
  await signIn(page, customer);
  // One is always to come: a finished board would move on while its calls are counted.
  await page.route('**/assets?type=logo_concept', async (route) => {
    const answer = await route.fetch();
    const assets = (await answer.json()) as Asset[];
    await route.fulfill({ response: answer, json: assets.map((one, at) => (at > 0 ? one : { ...one, status: 'pending', asset_url: null })) });
  });
  const refine = `/projects/${id}/refine/${asset?.id}`;
  const ofProject = [`/projects/${id}/select`, refine, `/projects/${id}/edit/${asset?.id}`, `/projects/${id}/brand-kit`];
  const seen: Record<string, readonly string[]> = {};
  const see = async (path: string, state: string): Promise<void> => {
    const { calls, complete, stop } = watchCalls(page);
    await page.goto(path);
    await complete();
    seen[`${path.replaceAll(/[0-9a-f-]{36}/g, '*')} ${state}`] = calls;
    stop();
  };
  const screens = ['/dashboard', '/projects', '/projects/new', `/projects/${id}/generating`, `${refine}/progress`, ...ofProject];
  for (const path of screens) await see(path, 'unpaid');
  await payFor(request, customer, id);
  for (const path of ofProject) await see(path, 'paid');
  const tooMany = Object.entries(seen).filter(([, calls]) => calls.length > MOST_CALLS || new Set(calls).size < calls.length);
  test.info().annotations.push({ type: 'calls a screen', description: JSON.stringify(seen) });
  expect(tooMany).toEqual([]);
});
