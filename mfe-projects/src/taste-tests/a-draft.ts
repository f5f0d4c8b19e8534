import type { TasteDraft } from './draft/taste-draft.ts';

const PALETTE = ['#c8692f', '#2f5148', '#3b1f12', '#f7efdf', '#7c93c4'];

/** For tests: a draft with every answer. */
export const aDraft = (change: Partial<TasteDraft> = {}): TasteDraft => ({
  vibes: ['tech_sharp', 'modern_flat', 'hand_drawn'],
  picture: { url: 'data:image/webp;base64,AAAA', palette: PALETTE, found: PALETTE, real: 5 },
  comparisons: {
    premium_vs_accessible: 'premium',
    bold_vs_subtle: 'bold',
    playful_vs_serious: 'serious',
    modern_vs_classic: 'modern',
    tech_vs_organic: 'organic',
    minimal_vs_detailed: 'minimal',
  },
  dislike: { logo: 'low_contrast', reasons: ['bad_colors'] },
  brief: { company_name: 'Northwind Coffee', industry: 'Coffee', tagline: '', description: '' },
  submissionKey: null,
  ...change,
});
