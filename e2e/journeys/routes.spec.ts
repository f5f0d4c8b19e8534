import { expect } from '@playwright/test';
import { SITE_ROUTES, titleOf } from '@fifteen/contracts';
import { expectNoViolations } from '../support/accessibility.ts';
import { complaintsOf } from '../support/console.ts';
import { aCustomer, signIn } from '../support/customers.ts';
import { payFor } from '../support/payments.ts';
import { aFinishedProject } from '../support/projects.ts';
import { test } from '../support/test.ts';

/** The journey, and the remotes that it walks: npm run e2e -- --journey NAME --remote mfe-NAME */
const tag = ['@routes', '@mfe-marketing', '@mfe-auth', '@mfe-projects', '@mfe-account', '@mfe-info', '@pages'];

const publicRoutes = SITE_ROUTES.filter((route) => !route.guarded);
const guardedRoutes = SITE_ROUTES.filter((route) => route.guarded);

/** Pages that send a visitor on by themselves when nothing brought them there. */
const MOVES_ON = new Set(['/auth/callback']);
/** Needs a link that somebody made: share.spec.ts opens one. */
const BY_LINK = new Set(['/s/:token', '/press/:token']);

const concrete = (path: string, ids: { project: string; asset: string }): string =>
  path
    .replace('/knowledge-base/:id', '/knowledge-base/what-are-credits')
    .replace(':assetId', ids.asset)
    .replace(':id', ids.project);

/** What a visitor can open without a link or a sign-in. */
const opened = publicRoutes.filter(({ path }) => !MOVES_ON.has(path) && !BY_LINK.has(path));

test.describe('public pages', { tag }, () => {
  for (const remote of new Set(opened.map((route) => route.remote))) {
    test(`each page of ${remote} renders its remote, its title and its heading @phone`, async ({ page }) => {
      const complaints = complaintsOf(page);
      for (const route of opened.filter((one) => one.remote === remote)) {
        const answer = await page.goto(concrete(route.path, { project: '', asset: '' }));
        expect(answer?.status(), route.path).toBe(200);
        await expect(page.getByRole('heading', { level: 1 }), route.path).toBeVisible();
        if (!route.path.includes(':')) await expect(page).toHaveTitle(titleOf(route.title));
        await expectNoViolations(page);
        expect(complaints, route.path).toEqual([]);
      }
    });
  }
});

test.describe('guarded pages', { tag }, () => {
  test('each sends a visitor to /login, replacing the entry', async ({ page }) => {
    await page.goto('/help');
    for (const { path } of guardedRoutes) {
      await page.goto(
        concrete(path, { project: '00000000-0000-4000-8000-000000000000', asset: '00000000-0000-4000-8000-000000000001' }),
      );
      await expect(page, path).toHaveURL(/\/login/);
      await page.goBack();
      await expect(page, path).toHaveURL(/\/help$/);
    }
  });

  test('every guarded page renders for its owner, with title and heading @stand-ins', async ({ page, request }) => {
    const customer = await aCustomer(request);
    const project = await aFinishedProject(request, customer);
    // The editor is for paid logos.
    await payFor(request, customer, project);
    await signIn(page, customer);
    await page.goto(`/projects/${project}/select`);
    await page.getByRole('button', { name: /show all|all 15|all concepts/i }).click();
    const assets = await request.get(`/api/v1/projects/${project}/assets?limit=1`, {
      headers: { authorization: `Bearer ${customer.access_token}` },
    });
    const [asset] = (await assets.json()) as { id: string }[];
    for (const route of guardedRoutes.filter(({ path }) => !path.endsWith('/generating'))) {
      const complaints = complaintsOf(page);
      await page.goto(concrete(route.path, { project, asset: asset?.id ?? '' }));
      await expect(page.getByRole('heading', { level: 1 }), route.path).toBeVisible();
      await expect(page).toHaveTitle(titleOf(route.title));
      await expectNoViolations(page);
      expect(complaints, route.path).toEqual([]);
    }
  });
});

test('any other path is the 404 page, with status 404', { tag }, async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText("Oops! The page you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
