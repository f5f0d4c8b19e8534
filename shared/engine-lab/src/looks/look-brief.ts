import { TasteProfile } from '@fifteen/contracts';

/** A brief of which only the name, the trade and the colors matter. */
export const lookBrief = (company_name: string, industry: string, palette: readonly string[]): TasteProfile =>
  TasteProfile.parse({
    vibe_check: { selected_logos: ['geometric_minimal', 'modern_flat', 'playful_rounded'] },
    taste_theft: { extracted_palette: [...palette], dominant_color: palette[0] },
    comparison_game: { premium_vs_accessible: 'accessible', bold_vs_subtle: 'bold', playful_vs_serious: 'playful', modern_vs_classic: 'modern', tech_vs_organic: 'organic', minimal_vs_detailed: 'minimal' },
    hate_test: { disliked_logo_id: 'dated_old', reasons: ['old_fashioned'] },
    basic_info: { company_name, industry },
  });
