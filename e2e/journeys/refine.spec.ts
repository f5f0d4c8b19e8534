import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { readRefinementPrompt, type Asset, type SignedIn } from '@fifteen/contracts';
import { expectNoViolations } from '../support/accessibility.ts';
import { takeCredits } from '../support/database.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { payFor } from '../support/payments.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@refine', '@mfe-projects', '@mfe-account', '@money', '@work'];

/** What the customer asks for. */
const WISH = 'bolder, in deep blue';

interface Paid {
  readonly customer: SignedIn;
  readonly project: string;
  /** The refine page of a concept that can be made what WISH says. */
  readonly path: string;
}

const aPaidProject = async (request: APIRequestContext, credits = 100): Promise<Paid> => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  await payFor(request, customer, project);
  if (credits < 100) await takeCredits(customer.user.id, 100 - credits);
  const answer = await request.get(`/api/v1/projects/${project}/assets`, { headers: bearer(customer) });
  const logo = await firstThatCan(request, customer, (await answer.json()) as Asset[], WISH);
  return { customer, project, path: `/projects/${project}/refine/${logo.id}` };
};

/** The first logo that a wish would change in every part: letters that are as heavy as their family goes get no bolder. */
async function firstThatCan(request: APIRequestContext, customer: SignedIn, logos: readonly Asset[], prompt: string): Promise<Asset> {
  for (const logo of logos) {
    const answer = await request.post(`/api/v1/projects/assets/${logo.id}/read-prompt`, { headers: bearer(customer), data: { prompt } });
    const { understood, cannot } = readRefinementPrompt.answer.parse(await answer.json());
    if (understood.length > 1 && cannot.length === 0) return logo;
  }
  throw new Error(`No concept of the set can be made "${prompt}".`);
}

const generate = (page: Page) => page.getByRole('button', { name: 'Generate 5 Variations (5 Credits)' });

test('a paid logo is refined into 5 variations, and one of them again; the balance is real @phone @stand-ins', { tag }, async ({ page, request }) => {
  const complaints = complaintsOf(page);
  const { customer, path } = await aPaidProject(request);
  await signIn(page, customer);
  await page.goto(path);
  await expect(page.getByText('100 credits', { exact: true })).toBeVisible();

  for (const example of await page.getByRole('list', { name: 'Examples to add' }).getByRole('button').all()) await example.click();
  await expect(page.getByText('The font as it is')).toBeVisible();
  await expect(page.getByText('Not understood')).toBeHidden();
  await page.getByLabel('What should change?').fill(WISH);
  await expect(page.getByText('Bolder letters', { exact: true })).toBeVisible();
  await expectNoViolations(page);
  await generate(page).click();

  await expect(page).toHaveURL(/\/progress$/);
  await expect(page.getByRole('progressbar', { name: 'Variations drawn' })).toBeVisible();
  await expectNoViolations(page);
  await expect(page).toHaveURL(path, { timeout: 60_000 });
  await expect(page.getByText('95 credits', { exact: true })).toBeVisible();
  const first = page.getByRole('article', { name: /bolder, in deep blue/ });
  await expect(first.getByRole('img', { name: /^Variation \d/ })).toHaveCount(5);
  await expectNoViolations(page);

  await first.getByRole('link', { name: 'Refine Variation 2' }).click();
  await expect(page.getByText('Shown above')).toBeVisible();
  await page.getByRole('radio', { name: 'Marrow' }).check({ force: true });
  await generate(page).click();
  await expect(page).toHaveURL(/\/progress$/);
  await expect(page).not.toHaveURL(/\/progress$/, { timeout: 60_000 });
  const second = page.getByRole('article', { name: 'Restyled as Marrow, from variation 2' });
  await expect(second.getByRole('img', { name: /^Variation \d/ })).toHaveCount(5);
  await expect(page.getByText('90 credits', { exact: true })).toBeVisible();

  await second.getByRole('button', { name: 'Use for the kit: Variation 3' }).click();
  await expect(page.getByText('Your kit will use variation 3.')).toBeVisible();
  await page.getByRole('button', { name: 'Generate Brand Kit' }).click();
  await expect(page).toHaveURL(/\/brand-kit/);
  expect(complaints).toEqual([]);
});

test('P11: two tabs spend the last 5 credits: one set, the other tab says what is missing and where to get it @own-data', { tag }, async ({ context, request }) => {
  const { customer, path } = await aPaidProject(request, 5);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await signIn(tab, customer);
    await tab.goto(path);
    await expect(generate(tab)).toBeVisible();
  }
  await Promise.all(tabs.map((tab) => generate(tab).click()));
  const short = (tab: Page) => tab.getByText('A set takes 5 credits. You have 0.');
  const ends = await Promise.all(
    tabs.map((tab) => Promise.race([tab.waitForURL(/\/progress$/).then(() => 'started'), short(tab).waitFor().then(() => 'short')])),
  );
  expect(ends.sort()).toEqual(['short', 'started']);
  const other = tabs.find((tab) => !tab.url().endsWith('/progress'));
  await other?.getByRole('link', { name: 'Buy credits' }).click();
  await expect(other as Page).toHaveURL(new RegExp(`/buy-credits\\?return=${encodeURIComponent(path)}`));
  const profile = await request.get('/api/v1/users/profile', { headers: bearer(customer) });
  expect(((await profile.json()) as { credits: number }).credits).toBe(0);
});

test('Z6: an unpaid logo is not refined, by the page or behind its back', { tag }, async ({ page, request }) => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  const headers = bearer(customer);
  const [logo] = (await (await request.get(`/api/v1/projects/${project}/assets`, { headers })).json()) as Asset[];
  await signIn(page, customer);
  await page.goto(`/projects/${project}/refine/${logo?.id}`);
  await expect(page.getByText('Refinements come with a paid project')).toBeVisible();
  await expect(generate(page)).toBeHidden();
  await expectNoViolations(page);
  const forced = await request.post(`/api/v1/projects/assets/${logo?.id}/simple-refine`, { headers, data: { prompt: null, is_paid: true } });
  expect(forced.status()).toBe(402);
});
