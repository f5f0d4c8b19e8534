import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Asset } from '@fifteen/contracts';
import { aCustomer, signIn } from '../support/customers.ts';
import { payFor } from '../support/payments.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { paintedDrawing, watchDrawing } from './painted.ts';
import { reportOf, type Change } from './report.ts';

/** Concepts that are edited: one of each studio. */
const LOGOS = [1, 6, 11];
/** Buttons of a group that are pressed: the others do the like. */
const MOST = 4;
const COLOURS = ['#b3261e', '#1e4fb3', '#0b6e4f'];
/** How long the pointer is on a control before it presses: as no person can, and as a quick one does. */
const RESTS_MS = [0, 150];

let restMs = 0;
let changes: Change[] = [];

/** One change, and its way back, so that every change is of the same logo. */
const measure = async (page: Page, kind: string, make: () => Promise<void>): Promise<void> => {
  await watchDrawing(page);
  await make();
  const change = await paintedDrawing(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  // Refused when it was tried: there is nothing to take back.
  if ((await undo.getAttribute('aria-disabled')) !== null) return;
  await watchDrawing(page);
  await undo.click();
  if (!change) return;
  const undone = await paintedDrawing(page);
  changes.push({ kind, ...change }, ...(undone ? [{ kind: 'undo', ...undone }] : []));
};

const press = async (control: Locator): Promise<void> => {
  await control.hover();
  await control.page().waitForTimeout(restMs);
  await control.click();
};

const measureButtons = async (page: Page, kind: string, buttons: Locator): Promise<void> => {
  const many = Math.min(MOST, await buttons.count());
  for (let at = 0; at < many; at += 1) await measure(page, kind, () => press(buttons.nth(at)));
};

const OFFERED = 'button:not([aria-disabled="true"]):not([aria-pressed="true"])';

const kindOf = async (group: Locator): Promise<string> =>
  ((await group.getAttribute('aria-label')) ?? (await group.getByRole('heading').innerText())).split(':')[0] ?? '';

const measureTab = async (page: Page, tab: string): Promise<void> => {
  await page.getByRole('tab', { name: tab }).click();
  const panel = page.getByRole('tabpanel', { name: tab });
  for (const group of await panel.getByRole('group').all()) {
    const kind = `${tab}: ${await kindOf(group)}`;
    // The kinds of fonts are words, the fonts themselves are drawn and named.
    await measureButtons(page, kind, group.locator(kind.endsWith('Font') ? `${OFFERED}[aria-label]` : OFFERED));
    const well = group.locator('input[type="color"]');
    if ((await well.count()) > 0) for (const hex of COLOURS) await measure(page, `${kind}, dragged`, () => well.fill(hex));
  }
};

const measureName = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Letters' }).click();
  for (const name of ['Northwind Cofee', 'Northwind']) {
    await page.getByLabel('Name in the logo').fill(name);
    await measure(page, 'Letters: Name', () => press(page.getByRole('button', { name: 'Set', exact: true })));
  }
};

const measureSymbols = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Symbol' }).click();
  await page.getByLabel('Find a symbol').fill('mountain');
  const found = page.getByRole('tabpanel').locator('button:has(img)');
  await expect(found.filter({ hasText: /mountain/i }).first()).toBeVisible();
  await measureButtons(page, 'Symbol: Found', found);
};

const measureLogo = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('img', { name: /as it is now$/ }).waitFor();
  for (const tab of ['Letters', 'Symbol', 'Colors', 'Layout']) await measureTab(page, tab);
  await measureName(page);
  await measureSymbols(page);
};

test('the editor, from a press to the new drawing', async ({ page, request }) => {
  test.setTimeout(30 * 60_000);
  page.setDefaultTimeout(30_000);
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  await payFor(request, customer, project);
  await signIn(page, customer);
  const answer = await request.get(`/api/v1/projects/${project}/assets`, { headers: bearer(customer) });
  const assets = (await answer.json()) as Asset[];
  const rounds = [];
  for (restMs of RESTS_MS) {
    changes = [];
    for (const logo of LOGOS) await measureLogo(page, `/projects/${project}/edit/${assets[logo]?.id}`);
    const { text, figures } = reportOf(changes, { load: loadavg()[0] ?? 0, restMs });
    process.stdout.write(text);
    rounds.push(figures);
  }
  if (process.env.BENCH_JSON) writeFileSync(process.env.BENCH_JSON, `${JSON.stringify(rounds, null, 2)}\n`);
});
