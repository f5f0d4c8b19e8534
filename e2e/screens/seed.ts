import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Asset, SignedIn, TasteProfile } from '@fifteen/contracts';
import { aCustomer, signIn } from '../support/customers.ts';
import { payFor } from '../support/payments.ts';
import { aFinishedProject, bearer } from '../support/projects.ts';
import { aTasteProfile } from '../support/taste-profiles.ts';
import type { Scene } from './screen.ts';

const palette = (extracted_palette: string[]): TasteProfile['taste_theft'] => ({
  extracted_palette,
  dominant_color: extracted_palette[0] ?? '',
});

/** Three customers' briefs that look nothing alike. */
const BRIEFS: readonly TasteProfile[] = [
  aTasteProfile(),
  aTasteProfile({
    vibe_check: { selected_logos: ['elegant_serif', 'classic_ornate', 'hand_drawn'] },
    taste_theft: palette(['#1f3a34', '#c9a66b', '#efe6d6', '#7d2e2e', '#101614']),
    basic_info: { company_name: 'Maison Élan', industry: 'Perfumery' },
  }),
  aTasteProfile({
    vibe_check: { selected_logos: ['tech_sharp', 'bold_abstract', 'brutalist_bold'] },
    taste_theft: palette(['#2a3cff', '#0d0f1a', '#8fd3ff', '#f4f5fb', '#ff5a36']),
    basic_info: { company_name: 'Voltgarten', industry: 'Solar installation' },
  }),
];

/** Signed in, without any project. */
export const newcomer = async (page: Page, request: APIRequestContext): Promise<SignedIn> => {
  const customer = await aCustomer(request);
  await signIn(page, customer);
  return customer;
};

let regular: Promise<SignedIn> | undefined;

const withProjects = async (request: APIRequestContext): Promise<SignedIn> => {
  const customer = await aCustomer(request);
  for (const brief of BRIEFS) await aFinishedProject(request, customer, brief);
  return customer;
};

/** Signed in, with three finished projects: the same customer for every screen that changes nothing. */
export const regularCustomer = async (page: Page, request: APIRequestContext): Promise<SignedIn> => {
  regular ??= withProjects(request);
  const customer = await regular;
  await signIn(page, customer);
  return customer;
};

/** The same with projects of one's own, to change them. */
export const customerToChange = async (page: Page, request: APIRequestContext): Promise<SignedIn> => {
  const customer = await withProjects(request);
  await signIn(page, customer);
  return customer;
};

export interface SeenProject {
  readonly customer: SignedIn;
  readonly project: string;
  readonly assets: readonly Asset[];
}

const aProjectToSee = async (request: APIRequestContext, brief: TasteProfile): Promise<SeenProject> => {
  const customer = await aCustomer(request);
  const project = await aFinishedProject(request, customer, brief);
  const answer = await request.get(`/api/v1/projects/${project}/assets`, { headers: bearer(customer) });
  return { customer, project, assets: (await answer.json()) as Asset[] };
};

const [NORTHWIND = aTasteProfile(), MAISON = aTasteProfile()] = BRIEFS;
let unpaid: Promise<SeenProject> | undefined;
let paid: Promise<SeenProject> | undefined;

/** Signed in, with one finished project that nobody has paid for; the same for every screen. */
export const unpaidProject = async ({ page, request }: Scene): Promise<SeenProject> => {
  unpaid ??= aProjectToSee(request, NORTHWIND);
  await signIn(page, (await unpaid).customer);
  return unpaid;
};

const refined = async (request: APIRequestContext, seen: SeenProject): Promise<SeenProject> => {
  await payFor(request, seen.customer, seen.project);
  const headers = bearer(seen.customer);
  const [logo] = seen.assets;
  await request.post(`/api/v1/projects/assets/${logo?.id}/simple-refine`, { headers, data: { prompt: 'bolder, in deep green' } });
  const variations = async (): Promise<number> => {
    const answer = await request.get(`/api/v1/projects/${seen.project}/assets?type=simple_refinement`, { headers });
    return ((await answer.json()) as Asset[]).filter(({ status }) => status !== 'pending').length;
  };
  await expect.poll(variations, { timeout: 60_000 }).toBe(5);
  return seen;
};

/** Signed in, with one paid project whose first concept was refined once; the same for every screen. */
export const paidProject = async ({ page, request }: Scene): Promise<SeenProject> => {
  paid ??= aProjectToSee(request, MAISON).then((seen) => refined(request, seen));
  await signIn(page, (await paid).customer);
  return paid;
};
