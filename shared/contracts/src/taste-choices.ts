/** Ids of sections 3 of the specification. Order is the order on screen. */
export const VIBE_IDS = [
  'geometric_minimal',
  'organic_flowing',
  'tech_sharp',
  'classic_ornate',
  'playful_rounded',
  'bold_abstract',
  'elegant_serif',
  'modern_flat',
  'illustrative',
  'brutalist_bold',
  'gradient_modern',
  'hand_drawn',
] as const;

export const DISLIKED_LOGO_IDS = [
  'cluttered_complex',
  'childish_playful',
  'generic_stock',
  'dated_old',
  'bad_gradients',
  'unreadable_fonts',
  'overly_trendy',
  'low_contrast',
  'awkward_swoosh',
  'too_literal',
  'poorly_drawn',
  'unbalanced',
] as const;

export const DISLIKE_REASONS = [
  'too_complicated',
  'looks_childish',
  'bad_colors',
  'too_generic',
  'old_fashioned',
  'too_trendy',
] as const;

/** Question id to its pair of values, left and right on screen. */
export const COMPARISONS = {
  premium_vs_accessible: ['premium', 'accessible'],
  bold_vs_subtle: ['bold', 'subtle'],
  playful_vs_serious: ['playful', 'serious'],
  modern_vs_classic: ['modern', 'classic'],
  tech_vs_organic: ['tech', 'organic'],
  minimal_vs_detailed: ['minimal', 'detailed'],
} as const;

export const COMPARISON_IDS = Object.keys(COMPARISONS) as ComparisonId[];

export type VibeId = (typeof VIBE_IDS)[number];
export type DislikedLogoId = (typeof DISLIKED_LOGO_IDS)[number];
export type DislikeReason = (typeof DISLIKE_REASONS)[number];
export type ComparisonId = keyof typeof COMPARISONS;
export type ComparisonValue = (typeof COMPARISONS)[ComparisonId][number];

/** Vibes to choose in step 1: no fewer, no more. */
export const VIBES_TO_CHOOSE = 3;

/** The specification's words of refusal for each step, shown by the page and sent by the server. */
export const TASTE_MESSAGES = {
  vibes: 'Please select exactly 3 logos',
  image: 'Please upload an image',
  comparisons: 'Please answer all 6 comparisons',
  dislikes: 'Please select a disliked logo and at least one reason',
  brief: 'Company name and industry are required',
} as const;
