import { expect, type Page } from '@playwright/test';
import { TasteTestPage } from '../pages/taste-test-page.ts';
import { aCustomer, PASSWORD, signIn } from '../support/customers.ts';
import { bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@taste-test', '@mfe-projects', '@work'];

/** A customer on the last step, with every answer given. */
const onTheLastStep = async (page: Page): Promise<TasteTestPage> => {
  const taste = new TasteTestPage(page);
  await taste.open();
  await taste.answerAll({ company: 'Northwind Coffee', industry: 'Coffee roasters' });
  return taste;
};

test.describe('Generate My Logos!', { tag }, () => {
  test('clicked twice, with the first answer lost on the way and a reload, it makes one project', async ({ page, request }) => {
    const customer = await aCustomer(request);
    await signIn(page, customer);
    await onTheLastStep(page);

    let calls = 0;
    await page.route('**/api/v1/projects', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Generate My Logos!' }).dblclick();
    await expect(page.getByRole('alert')).toContainText('Failed to create project:');
    await expect(page.getByText('Your answers are saved.')).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\//);

    const projects = (await (await request.get('/api/v1/projects', { headers: bearer(customer) })).json()) as unknown[];
    expect(projects).toHaveLength(1);
    expect(calls).toBe(2);
    await page.goto('/projects/new');
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('refused for its rate, or for a sign-in that has ended: said, and nothing lost', async ({ page, request }) => {
    const customer = await aCustomer(request);
    await signIn(page, customer);
    await onTheLastStep(page);
    const problem = (status: number, code: string, detail: string) => ({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: code, status, detail, code, request_id: 'e2e' }),
    });
    await page.route('**/api/v1/projects', (route) => route.fulfill(problem(429, 'rate_limited', 'Rate limit exceeded')));
    await page.getByRole('button', { name: 'Generate My Logos!' }).click();
    await expect(page.getByRole('alert')).toHaveText('Failed to create project: Rate limit exceeded');
    await page.getByRole('link', { name: 'Back to your answers' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Northwind Coffee');
    await page.unroute('**/api/v1/projects');

    await request.post('/api/v1/auth/logout', { headers: bearer(customer) });
    await page.getByRole('button', { name: 'Generate My Logos!' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(customer.user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: false }).first().click();
    await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\//);
    const projects = (await (await request.get('/api/v1/projects', {
      headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` },
    })).json()) as unknown[];
    expect(projects).toHaveLength(1);
  });

  test('another account in the same browser meets no answers of the first', async ({ page, request }) => {
    await signIn(page, await aCustomer(request));
    const taste = new TasteTestPage(page);
    await taste.open();
    await taste.chooseVibes(3);
    const other = await aCustomer(request);
    await page.evaluate(([access, refresh]) => {
      localStorage.setItem('access_token', access!);
      localStorage.setItem('refresh_token', refresh!);
    }, [other.access_token, other.refresh_token]);
    await page.goto('/projects/new');
    await taste.expectStep(1);
    await expect(page.getByText('0 of 3 chosen', { exact: true })).toBeVisible();
  });
});
