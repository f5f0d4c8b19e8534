import { COMPARISON_IDS, TASTE_MESSAGES, VIBES_TO_CHOOSE } from '@fifteen/contracts';
import { profileOf } from './profile-of.ts';
import { EMPTY_DRAFT, type Brief, type TasteDraft } from './taste-draft.ts';

export const STEPS = ['vibes', 'image', 'comparisons', 'dislikes', 'brief'] as const;
export type Step = (typeof STEPS)[number];

const IS_COMPLETE: Record<Step, (draft: TasteDraft) => boolean> = {
  vibes: ({ vibes }) => vibes.length === VIBES_TO_CHOOSE,
  image: ({ picture }) => picture !== null && picture.palette.length > 0,
  comparisons: ({ comparisons }) => COMPARISON_IDS.every((id) => comparisons[id] !== undefined),
  dislikes: ({ dislike }) => dislike.logo !== null && dislike.reasons.length > 0,
  brief: ({ brief }) => brief.company_name.trim() !== '' && brief.industry.trim() !== '',
};

const FIELD_NAMES: Record<keyof Brief, string> = {
  company_name: 'Company name',
  industry: 'Industry',
  tagline: 'Tagline',
  description: 'Description',
};

/** What the contract has against a text that is there; one that is missing is the step's own refusal. */
export const briefProblemsOf = (draft: TasteDraft): Partial<Record<keyof Brief, string>> => {
  const issues = profileOf(draft).error?.issues.filter(({ path }) => path[0] === 'basic_info') ?? [];
  const problems = issues.map(({ path, message }) => [path[1] as keyof Brief, message] as const);
  return Object.fromEntries(problems.toReversed().filter(([field]) => draft.brief[field].trim() !== ''));
};

const problemOfBrief = (draft: TasteDraft): string | null => {
  const [first] = Object.entries(briefProblemsOf(draft));
  return first ? `${FIELD_NAMES[first[0] as keyof Brief]}: ${first[1]}` : null;
};

/** Why a step does not let go, in the specification's words where it has some; else null. */
export const refusalOf = (step: Step, draft: TasteDraft): string | null => {
  if (!IS_COMPLETE[step](draft)) return TASTE_MESSAGES[step];
  return step === 'brief' ? problemOfBrief(draft) : null;
};

/** The first step that is still open, or null where all are complete. */
export const openStep = (draft: TasteDraft): Step | null =>
  STEPS.find((step) => refusalOf(step, draft) !== null) ?? null;

/** Whether anything has been answered yet. */
export const isStarted = (draft: TasteDraft): boolean => {
  const { submissionKey: _, ...answers } = draft;
  const { submissionKey: __, ...none } = EMPTY_DRAFT;
  return JSON.stringify(answers) !== JSON.stringify(none);
};
