import { RESIDENT_STUDIOS } from '@fifteen/contracts';
import { BY_MODEL_OF_EACH } from './slots.ts';
import type { StudioBudget } from './studio.ts';

/** What a set asks of a model: two concepts of each studio, within three minutes, each looked at twice. */
export const SET_BUDGET: StudioBudget = {
  concepts: Object.fromEntries(RESIDENT_STUDIOS.map((studio) => [studio, BY_MODEL_OF_EACH])),
  milliseconds: 170_000,
  rounds: 3,
  concurrent: 4,
  spare: 1,
};
