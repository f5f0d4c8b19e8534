import { z } from 'zod';
import { REFINEMENT_PROMPT_MAX } from './business.ts';
import { defineCall } from './calls.ts';

export const refineAsset = defineCall({
  id: 'refinements.create',
  method: 'POST',
  path: '/api/v1/projects/assets/{assetId}/simple-refine',
  summary: 'Start five variations of a concept',
  auth: 'bearer',
  params: z.object({ assetId: z.uuid() }),
  body: z.object({ prompt: z.string().max(REFINEMENT_PROMPT_MAX).nullable() }),
  status: 202,
  answer: z.object({
    refinement_id: z.uuid(),
    cost: z.int(),
    balance: z.int(),
    understood: z.array(z.string()),
    not_understood: z.array(z.string()),
  }),
  ready: false,
});
