import type { APIRequestContext, Page } from '@playwright/test';
import type { SignedIn, TasteProfile } from '@fifteen/contracts';
import { aCustomer, signIn } from '../support/customers.ts';
import { aFinishedProject } from '../support/projects.ts';
import { aTasteProfile } from '../support/taste-profiles.ts';

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
