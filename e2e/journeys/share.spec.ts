import { expect } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { aFinishedProject } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@share', '@mfe-projects', '@access', '@work'];

test('an owner asks others by a link; a visitor votes without an account; the link is switched off @phone', { tag }, async ({ page, request, browser }) => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  await signIn(page, customer);
  await page.goto(`/projects/${project}/select`);
  await page.getByRole('button', { name: 'Ask others' }).click();
  await page.getByRole('checkbox', { name: 'Show my name' }).check();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Public link').inputValue();
  await expectNoViolations(page);

  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  const answer = await visitor.goto(link);
  expect(await answer?.text()).toContain('<meta name="robots" content="noindex, nofollow">');
  await expect(visitor.getByText('Ada Byron wants your opinion')).toBeVisible();
  const boxes = visitor.getByRole('checkbox');
  await expect(boxes).toHaveCount(15);
  for (const place of [0, 3]) await boxes.nth(place).check({ force: true });
  await expect(visitor.getByText('2 of 3 votes given. They’re saved.')).toBeVisible();
  await expectNoViolations(visitor);
  await visitor.reload();
  await expect(boxes.nth(3)).toBeChecked();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Ask others (1 voted)' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask others (1 voted)' }).click();
  await page.getByRole('button', { name: 'Turn off the link' }).click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link was turned off');
  await stranger.close();
});
