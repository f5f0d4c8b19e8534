import { z } from 'zod';
import { INDUSTRY_MAX } from './business.ts';
import { defineCall } from './calls.ts';
import { StudioId } from './studios.ts';
import { BasicInfo, Line } from './taste-profiles.ts';

/** Pixels of a side of a trial's pictures. */
export const TRIAL_PICTURE_SIZE = 480;

/** Other concepts for the same name, before the taste test would do better. */
export const TRIAL_DEALS = 4;

export const TrialBody = z.object({
  company_name: BasicInfo.shape.company_name,
  /** What the company does; left out, the drawing keeps to forms and letters. */
  industry: z.literal('').or(Line(INDUSTRY_MAX, '')).optional(),
  /** 0 for the first three, then the next. */
  deal: z.int().min(0).max(TRIAL_DEALS - 1).default(0),
});

export const TrialConcept = z.object({
  studio: StudioId,
  title: z.string(),
  /** WebP as a data URL, with the watermark in its pixels: no file of it is kept anywhere. */
  picture: z.string(),
  background: z.string(),
});
export type TrialConcept = z.infer<typeof TrialConcept>;

export const Trial = z.object({
  /** One of each resident studio, in their order. */
  concepts: z.array(TrialConcept),
  /** What the visitor should be told: "Emoji are left out of the mark." */
  notes: z.array(z.string()),
});
export type Trial = z.infer<typeof Trial>;

export const drawTrial = defineCall({
  id: 'trials.draw',
  method: 'POST',
  path: '/api/v1/trials',
  summary: 'Three watermarked concepts for a name, without an account; nothing of it is stored',
  auth: 'public',
  body: TrialBody,
  status: 200,
  answer: Trial,
});
