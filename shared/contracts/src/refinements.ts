import { z } from 'zod';
import { Asset } from './assets.ts';
import { REFINEMENT_PROMPT_MAX } from './business.ts';
import { defineCall } from './calls.ts';
import { ProjectParams } from './projects.ts';
import { StudioId } from './studios.ts';

const AssetParams = z.object({ assetId: z.uuid() });
const Prompt = z.string().max(REFINEMENT_PROMPT_MAX, `Must be at most ${REFINEMENT_PROMPT_MAX} characters`);

/** What the engine makes of a customer's words. */
const ReadWords = {
  /** Plain sentences: "Bolder letters". */
  understood: z.array(z.string()),
  /** What nothing was made of, in the customer's own words. */
  not_understood: z.array(z.string()),
};

/** One set of variations of a logo. */
export const Refinement = z.object({
  id: z.uuid(),
  parent_asset_id: z.uuid(),
  prompt: z.string().nullable(),
  /** The studio in whose voice it was asked for. */
  studio: StudioId.nullable(),
  ...ReadWords,
  /** What was understood and could not be done, and what came along with it, in sentences. */
  notes: z.array(z.string()),
  created_at: z.iso.datetime(),
  /** Credits that were set aside for it. */
  cost: z.int(),
  /** Of them, those given back for variations that failed. */
  returned: z.int(),
  /** In the order of their places; pending ones too. */
  variations: z.array(Asset),
});
export type Refinement = z.infer<typeof Refinement>;

export const refineAsset = defineCall({
  id: 'refinements.create',
  method: 'POST',
  path: '/api/v1/projects/assets/{assetId}/simple-refine',
  summary: 'Start five variations of a logo; honours Idempotency-Key',
  auth: 'bearer',
  params: AssetParams,
  body: z.object({
    prompt: Prompt.nullable(),
    /** "Refine as Marrow": any of the five, guests too. */
    studio: StudioId.nullable().optional(),
  }),
  status: 202,
  answer: z.object({
    refinement_id: z.uuid(),
    cost: z.int(),
    /** Credits that are left. */
    balance: z.int(),
    ...ReadWords,
  }),
});

export const readRefinementPrompt = defineCall({
  id: 'refinements.read-prompt',
  method: 'POST',
  path: '/api/v1/projects/assets/{assetId}/read-prompt',
  summary: 'What would be understood of a prompt; costs nothing',
  auth: 'bearer',
  params: AssetParams,
  body: z.object({ prompt: Prompt }),
  status: 200,
  answer: z.object({
    ...ReadWords,
    /** What was understood and would change nothing of this logo; refused before anything is charged. */
    cannot: z.array(z.object({ wish: z.string(), because: z.string() })),
    /** What to do instead, in sentences. */
    offers: z.array(z.string()),
    /** False where nothing of what the words ask for can be done: started with them, a refinement is refused. */
    possible: z.boolean(),
  }),
});

/** All logos of a project, and how those that were refined came about. */
export const LogoHistory = z.object({
  /** The newest first, with their variations. */
  refinements: z.array(Refinement),
  /** What was drawn first and what was made by hand: logos that are not variations. */
  originals: z.array(Asset),
});
export type LogoHistory = z.infer<typeof LogoHistory>;

export const getLogoHistory = defineCall({
  id: 'refinements.history',
  method: 'GET',
  path: '/api/v1/projects/{id}/history',
  summary: 'All logos of a project and its sets of variations: what the refine page shows, in one call',
  auth: 'bearer',
  params: ProjectParams,
  status: 200,
  answer: LogoHistory,
});

export const listRefinements = defineCall({
  id: 'refinements.list',
  method: 'GET',
  path: '/api/v1/projects/{id}/refinements',
  summary: 'Sets of variations of a project, newest first',
  auth: 'bearer',
  params: ProjectParams,
  query: z.object({
    /** Only those of this logo. */
    parent: z.uuid().optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  status: 200,
  answer: z.array(Refinement),
});
