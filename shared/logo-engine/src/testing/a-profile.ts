import { type ComparisonGame, TasteProfile } from '@fifteen/contracts';

export interface ProfileChanges {
  vibes?: TasteProfile['vibe_check']['selected_logos'];
  palette?: string[];
  game?: Partial<ComparisonGame>;
  disliked?: TasteProfile['hate_test']['disliked_logo_id'];
  reasons?: TasteProfile['hate_test']['reasons'];
  name?: string;
  industry?: string;
  description?: string;
  tagline?: string;
}

const PALETTE = ['#1667ff', '#0b1326', '#2fe0bd', '#e9eef6', '#5b6b8c'];

/** A valid taste profile; say only what the test is about. */
export function aProfile(changes: ProfileChanges = {}): TasteProfile {
  const palette = changes.palette ?? PALETTE;
  return TasteProfile.parse({
    vibe_check: { selected_logos: changes.vibes ?? ['tech_sharp', 'geometric_minimal', 'bold_abstract'] },
    taste_theft: { extracted_palette: palette, dominant_color: palette[0] },
    comparison_game: {
      premium_vs_accessible: 'premium',
      bold_vs_subtle: 'bold',
      playful_vs_serious: 'serious',
      modern_vs_classic: 'modern',
      tech_vs_organic: 'tech',
      minimal_vs_detailed: 'minimal',
      ...changes.game,
    },
    hate_test: { disliked_logo_id: changes.disliked ?? 'unbalanced', reasons: changes.reasons ?? ['bad_colors'] },
    basic_info: {
      company_name: changes.name ?? 'Kestrel Robotics',
      industry: changes.industry ?? 'Industrial robotics',
      description: changes.description ?? 'Autonomous inspection drones',
      ...(changes.tagline !== undefined && { tagline: changes.tagline }),
    },
  });
}
