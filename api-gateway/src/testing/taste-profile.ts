import type { TasteProfile } from '@fifteen/contracts';

/** A valid taste profile. */
export const aTasteProfile = (company_name = 'Harbour & Rye'): TasteProfile => ({
  vibe_check: { selected_logos: ['organic_flowing', 'playful_rounded', 'classic_ornate'] },
  taste_theft: {
    extracted_palette: ['#c45a2c', '#17404a', '#f4e6cb', '#e9b44c', '#7c2f22'],
    dominant_color: '#c45a2c',
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
  basic_info: { company_name, industry: 'Bakery', description: 'Sourdough bread beside the old harbour' },
});
