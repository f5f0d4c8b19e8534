import { z } from 'zod';
import { KitFile } from './brand-kits.ts';
import { defineCall } from './calls.ts';
import { ShareToken } from './shares.ts';

/** Characters of the text about a company. */
export const BOILERPLATE_MAX = 600;

/** What reporters may quote: paragraphs, without characters that steer how text is shown. */
const Boilerplate = z
  .string()
  .trim()
  .max(BOILERPLATE_MAX, `Must be at most ${BOILERPLATE_MAX} characters`)
  .regex(/^(?:\n|[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069])*$/u, 'Must not contain control characters');

/** The public page of a finished kit, as its owner sees it. */
export const PressPage = z.object({
  /** Of this site: `/press/{token}`. */
  path: z.string(),
  boilerplate: z.string(),
  created_at: z.iso.datetime(),
});
export type PressPage = z.infer<typeof PressPage>;

/** Null where there is none, or it was switched off. */
export const ProjectPressPage = z.object({ page: PressPage.nullable() });
export type ProjectPressPage = z.infer<typeof ProjectPressPage>;

/** What a visitor sees. Files open by the page's token, for as long as the page does. */
export const PressVisit = z.object({
  company_name: z.string(),
  boilerplate: z.string(),
  tagline: z.string(),
  website: z.string(),
  colors: z.array(z.object({ name: z.string(), hex: z.string(), rgb: z.array(z.int()), cmyk: z.array(z.number()) })),
  fonts: z.array(z.object({ use: z.string(), name: z.string() })),
  /** Variants of the logo alone. */
  files: z.array(KitFile),
  download_url: z.string(),
});
export type PressVisit = z.infer<typeof PressVisit>;

const OfProject = z.object({ id: z.uuid() });

export const getPressPage = defineCall({
  id: 'press-pages.of-project',
  method: 'GET',
  path: '/api/v1/projects/{id}/press-page',
  summary: 'The press page of a project',
  auth: 'bearer',
  params: OfProject,
  status: 200,
  answer: ProjectPressPage,
});

export const savePressPage = defineCall({
  id: 'press-pages.save',
  method: 'POST',
  path: '/api/v1/projects/{id}/press-page',
  summary: 'Make the press page of a finished kit, or change its text',
  auth: 'bearer',
  params: OfProject,
  body: z.object({ boilerplate: Boilerplate }),
  status: 200,
  answer: ProjectPressPage,
});

export const endPressPage = defineCall({
  id: 'press-pages.revoke',
  method: 'DELETE',
  path: '/api/v1/projects/{id}/press-page',
  summary: 'Switch the press page off for good; a later one has another address',
  auth: 'bearer',
  params: OfProject,
  status: 204,
});

export const visitPressPage = defineCall({
  id: 'press-pages.visit',
  method: 'GET',
  path: '/api/v1/press/{token}',
  summary: 'What a press page shows',
  auth: 'public',
  params: z.object({ token: ShareToken }),
  status: 200,
  answer: PressVisit,
});
