import type { APIRequestContext, Page } from '@playwright/test';
import type { Asset, BrandKit, BrandKitOrder, SignedIn } from '@fifteen/contracts';
import { expect } from '@playwright/test';
import { aCustomer, signIn } from '../../support/customers.ts';
import { payFor } from '../../support/payments.ts';
import { aFinishedProject, bearer } from '../../support/projects.ts';
import type { Screen } from '../screen.ts';

interface Owner {
  readonly customer: SignedIn;
  readonly project: string;
  readonly logo: string;
}

const anOwner = async (request: APIRequestContext): Promise<Owner> => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer);
  const headers = bearer(customer);
  const [logo] = (await (await request.get(`/api/v1/projects/${project}/assets?limit=1`, { headers })).json()) as Asset[];
  await request.patch(`/api/v1/projects/${project}`, { headers, data: { selected_asset_id: logo?.id } });
  await payFor(request, customer, project);
  return { customer, project, logo: logo?.id ?? '' };
};

/** Orders the kit and waits until every part has come to its end. */
const withKit = async (request: APIRequestContext): Promise<Owner> => {
  const owner = await anOwner(request);
  const headers = bearer(owner.customer);
  const ordered = await request.post('/api/v1/brand-kit/purchase', { headers, data: { selected_asset_id: owner.logo } });
  const { order_id } = (await ordered.json()) as { order_id: string };
  await expect
    .poll(async () => ((await (await request.get(`/api/v1/brand-kit/orders/${order_id}`, { headers })).json()) as BrandKitOrder).status, { timeout: 240_000 })
    .not.toBe('processing');
  return owner;
};

let kept: Promise<Owner> | undefined;

/** One kit for every screen that changes nothing. */
const atKit = async (page: Page, request: APIRequestContext, rest = ''): Promise<void> => {
  kept ??= withKit(request);
  const { customer, project } = await kept;
  await signIn(page, customer);
  await page.goto(`/projects/${project}/brand-kit${rest}`);
};

const changedKit = async (page: Page, change: Partial<BrandKit>): Promise<void> => {
  await page.route('**/api/v1/projects/*/brand-kit', async (route) => {
    const answer = await route.fetch();
    const kit = (await answer.json()) as BrandKit;
    await route.fulfill({ response: answer, json: { ...kit, ...change } });
  });
};

const seeAll = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Your brand kit' }).waitFor();
  for (const part of await page.getByRole('region').all()) await part.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, 0));
};

export const brandKitScreens: readonly Screen[] = [
  {
    name: 'brand-kit-unpaid',
    show: async ({ page, request }) => {
      const customer = await aCustomer(request);
      const project = await aFinishedProject(request, customer);
      await signIn(page, customer);
      await page.goto(`/projects/${project}/brand-kit`);
      await page.getByRole('button', { name: 'Unlock for $29' }).waitFor();
    },
  },
  {
    name: 'brand-kit-none',
    show: async ({ page, request }) => {
      const { customer, project } = await anOwner(request);
      await signIn(page, customer);
      await page.goto(`/projects/${project}/brand-kit`);
      await page.getByRole('button', { name: 'Generate Brand Kit' }).waitFor();
    },
  },
  {
    name: 'brand-kit-progress',
    show: async ({ page, request }) => {
      const { customer, project } = await anOwner(request);
      await signIn(page, customer);
      await page.goto(`/projects/${project}/brand-kit`);
      await page.getByRole('button', { name: 'Generate Brand Kit' }).click();
      await page.getByText('Ready', { exact: true }).first().waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'brand-kit',
    show: async ({ page, request }) => {
      await atKit(page, request);
      await seeAll(page);
    },
  },
  {
    name: 'brand-kit-enlarged',
    show: async ({ page, request }) => {
      await atKit(page, request);
      await page.getByRole('button', { name: /X, 1500 × 500/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'brand-kit-other-logo',
    show: async ({ page, request }) => {
      await changedKit(page, { is_outdated: true });
      await atKit(page, request);
      await page.getByRole('button', { name: 'Update the kit to your logo' }).waitFor();
    },
  },
  {
    name: 'brand-kit-refunded',
    show: async ({ page, request }) => {
      const customer = await aCustomer(request);
      const project = await aFinishedProject(request, customer);
      await signIn(page, customer);
      await changedKit(page, { is_revoked: true });
      await page.goto(`/projects/${project}/brand-kit`);
      await page.getByText('This kit is closed').waitFor();
    },
  },
];
