import { execFileSync } from 'node:child_process';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Asset, SignedIn } from '@fifteen/contracts';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { payFor } from '../support/payments.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@edit', '@mfe-projects', '@work'];

interface Opened {
  readonly customer: SignedIn;
  readonly project: string;
  readonly assets: readonly Asset[];
}

const aProject = async (request: APIRequestContext): Promise<Opened> => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  const answer = await request.get(`/api/v1/projects/${project}/assets`, { headers: bearer(customer) });
  return { customer, project, assets: (await answer.json()) as Asset[] };
};

const drawing = (page: Page) => page.getByRole('img', { name: /as it is now$/ });
const sourceOf = (page: Page) => drawing(page).getAttribute('src');

/** The file of a click, on the disk. */
const taken = async (page: Page, link: string | RegExp): Promise<{ path: string; name: string }> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const download = await coming;
  return { path: await download.path(), name: download.suggestedFilename() };
};

test('a paid logo is changed by hand, taken back, saved as a version, and its files are taken home @phone @stand-ins', { tag }, async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { customer, project, assets } = await aProject(request);
  await payFor(request, customer, project);
  await signIn(page, customer);
  await page.goto(`/projects/${project}/edit/${assets[1]?.id}`);
  await expect(drawing(page)).toBeVisible();
  const opened = await sourceOf(page);
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('group', { name: 'Background' }).last().getByRole('button', { disabled: false }).first().click();
  await expect.poll(() => sourceOf(page)).not.toBe(opened);
  const changed = await sourceOf(page);
  await expectNoViolations(page);

  await page.keyboard.press('Control+z');
  await expect.poll(() => sourceOf(page)).toBe(opened);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => sourceOf(page)).toBe(changed);

  await page.getByRole('tab', { name: 'Letters' }).click();
  await page.getByLabel('Name in the logo').fill('Harbour & Wry');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Harbour & Wry: as it is now' })).toBeVisible();
  await expect(page.getByLabel('Call the project “Harbour & Wry” too')).toBeChecked();

  await page.getByRole('tab', { name: 'Symbol' }).click();
  await page.getByLabel('Find a symbol').fill('anchor');
  await expect(page.getByRole('button', { name: 'Anchor' }).first()).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Save version' }).click();
  await expect(page).not.toHaveURL(new RegExp(assets[1]?.id ?? ''));
  await expect(page.getByRole('link', { name: 'Harbour & Wry' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save version' })).toBeDisabled();

  await page.getByRole('button', { name: 'Download files' }).click();
  await expectNoViolations(page);
  const pdf = await taken(page, 'PDF For print and letters');
  expect(pdf.name).toBe('harbour-wry-color.pdf');
  expect(execFileSync('pdfinfo', [pdf.path]).toString()).toMatch(/Title:\s+Harbour & Wry\n/);
  const zip = await taken(page, /^All files/);
  expect(zip.name).toBe('harbour-wry-logo.zip');
  expect(execFileSync('unzip', ['-t', zip.path]).toString()).toContain('No errors detected');
  expect(complaints).toEqual([]);
});

test('unsaved changes are not lost without a word @stand-ins', { tag }, async ({ page, request }) => {
  const { customer, project, assets } = await aProject(request);
  await payFor(request, customer, project);
  await signIn(page, customer);
  await page.goto(`/projects/${project}/edit/${assets[1]?.id}`);
  await expect(drawing(page)).toBeVisible();
  const opened = await sourceOf(page);
  await page.getByRole('tab', { name: 'Colors' }).click();
  await page.getByRole('group', { name: 'Background' }).last().getByRole('button', { disabled: false }).first().click();
  await expect.poll(() => sourceOf(page)).not.toBe(opened);
  await page.getByRole('main').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/edit\//);
  await page.getByRole('main').getByRole('link').first().click();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/select$/);
});

test('Z6: the editor of an unpaid project shows no logo and says what opens it', { tag }, async ({ page, request }) => {
  const { customer, project, assets } = await aProject(request);
  await signIn(page, customer);
  await page.goto(`/projects/${project}/edit/${assets[1]?.id}`);
  await expect(page.getByRole('heading', { name: 'The editor comes with your brand kit' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save version' })).toBeHidden();
});
