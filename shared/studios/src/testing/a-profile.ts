import { TasteProfile } from '@fifteen/contracts';

/** A valid profile; say only what the test is about. */
export const aProfile = (basic_info: Partial<TasteProfile['basic_info']> = {}): TasteProfile =>
  TasteProfile.parse({
    vibe_check: { selected_logos: ['modern_flat', 'illustrative', 'geometric_minimal'] },
    taste_theft: { extracted_palette: ['#1f5f8b', '#f2b705', '#0b1d2a', '#e8eef2'], dominant_color: '#1f5f8b' },
    comparison_game: { premium_vs_accessible: 'premium', bold_vs_subtle: 'bold', playful_vs_serious: 'serious', modern_vs_classic: 'modern', tech_vs_organic: 'organic', minimal_vs_detailed: 'minimal' },
    hate_test: { disliked_logo_id: 'awkward_swoosh', reasons: ['too_generic'] },
    basic_info: { company_name: 'Osprey & Tern', industry: 'Sailing school', ...basic_info },
  });
