import { COMPARISON_IDS, TASTE_MESSAGES, VIBES_TO_CHOOSE } from '@fifteen/contracts';
import type { TasteDraft } from './taste-draft.ts';

export const STEPS = ['vibes', 'image', 'comparisons', 'dislikes', 'brief'] as const;
export type Step = (typeof STEPS)[number];

const IS_COMPLETE: Record<Step, (draft: TasteDraft) => boolean> = {
  vibes: ({ vibes }) => vibes.length === VIBES_TO_CHOOSE,
  image: ({ picture }) => picture !== null && picture.palette.length > 0,
  comparisons: ({ comparisons }) => COMPARISON_IDS.every((id) => comparisons[id] !== undefined),
  dislikes: ({ dislike }) => dislike.logo !== null && dislike.reasons.length > 0,
  brief: ({ brief }) => brief.company_name.trim() !== '' && brief.industry.trim() !== '',
};

/** The specification's words where a step is not complete, else null. */
export const refusalOf = (step: Step, draft: TasteDraft): string | null =>
  IS_COMPLETE[step](draft) ? null : TASTE_MESSAGES[step];

/** The first step that is still open, or null where all are complete. */
export const openStep = (draft: TasteDraft): Step | null =>
  STEPS.find((step) => refusalOf(step, draft) !== null) ?? null;
