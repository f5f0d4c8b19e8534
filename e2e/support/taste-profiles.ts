import type { TasteProfile } from '@fifteen/contracts';

/** A complete taste profile; parts may be replaced. */
export const aTasteProfile = (changes: Partial<TasteProfile> = {}): TasteProfile => ({
  vibe_check: { selected_logos: ['organic_flowing', 'illustrative', 'playful_rounded'] },
  taste_theft: {
    extracted_palette: ['#c8692f', '#4a2c1d', '#ecd9b6', '#2f5146', '#e2a84b'],
    dominant_color: '#c8692f',
  },
  comparison_game: {
    premium_vs_accessible: 'accessible',
    bold_vs_subtle: 'bold',
    playful_vs_serious: 'playful',
    modern_vs_classic: 'classic',
    tech_vs_organic: 'organic',
    minimal_vs_detailed: 'detailed',
  },
  hate_test: { disliked_logo_id: 'bad_gradients', reasons: ['too_trendy'] },
  basic_info: { company_name: 'Northwind Coffee', industry: 'Coffee roasters' },
  ...changes,
});
