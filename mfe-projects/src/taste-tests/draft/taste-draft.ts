import type { ComparisonGame, DislikedLogoId, DislikeReason, VibeId } from '@fifteen/contracts';
import type { Picture } from '../images/read-picture.ts';

export interface Brief {
  readonly company_name: string;
  readonly industry: string;
  /** Under the name; empty for none. */
  readonly tagline: string;
  readonly description: string;
}

/** Everything answered so far. Not yet a taste profile: any part may be missing. */
export interface TasteDraft {
  readonly vibes: readonly VibeId[];
  readonly picture: Picture | null;
  readonly comparisons: Partial<ComparisonGame>;
  readonly dislike: { readonly logo: DislikedLogoId | null; readonly reasons: readonly DislikeReason[] };
  readonly brief: Brief;
  /** Set once the draft is submitted: the server then makes one project however often it is asked. */
  readonly submissionKey: string | null;
}

export const EMPTY_DRAFT: TasteDraft = {
  vibes: [],
  picture: null,
  comparisons: {},
  dislike: { logo: null, reasons: [] },
  brief: { company_name: '', industry: '', tagline: '', description: '' },
  submissionKey: null,
};

/** A changed draft is another submission. */
export const changeDraft = (draft: TasteDraft, change: Partial<Omit<TasteDraft, 'submissionKey'>>): TasteDraft => ({
  ...draft,
  ...change,
  submissionKey: null,
});
