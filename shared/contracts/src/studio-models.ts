import { z } from 'zod';
import { defineCall } from './calls.ts';

/** The language model that draws some of the concepts here, if there is one. */
export const StudioModel = z.object({
  /** Whose it is, as customers know it: "Anthropic"; null where no model draws. */
  company: z.string().nullable(),
});
export type StudioModel = z.infer<typeof StudioModel>;

export const getStudioModel = defineCall({
  id: 'studios.model',
  method: 'GET',
  path: '/api/v1/studios/model',
  summary: 'Whose AI model draws some of the concepts, if any',
  auth: 'public',
  status: 200,
  answer: StudioModel,
});
