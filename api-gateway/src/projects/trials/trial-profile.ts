import type { TasteProfile } from '@fifteen/contracts';
import { createHash } from 'node:crypto';

type Taste = Omit<TasteProfile, 'basic_info'>;

const taste = (
  vibes: TasteProfile['vibe_check']['selected_logos'],
  palette: readonly [string, ...string[]],
  [premium, bold, playful, modern, tech, minimal]: readonly [
    TasteProfile['comparison_game']['premium_vs_accessible'],
    TasteProfile['comparison_game']['bold_vs_subtle'],
    TasteProfile['comparison_game']['playful_vs_serious'],
    TasteProfile['comparison_game']['modern_vs_classic'],
    TasteProfile['comparison_game']['tech_vs_organic'],
    TasteProfile['comparison_game']['minimal_vs_detailed'],
  ],
): Taste => ({
  vibe_check: { selected_logos: vibes },
  taste_theft: { extracted_palette: [...palette], dominant_color: palette[0] },
  comparison_game: {
    premium_vs_accessible: premium,
    bold_vs_subtle: bold,
    playful_vs_serious: playful,
    modern_vs_classic: modern,
    tech_vs_organic: tech,
    minimal_vs_detailed: minimal,
  },
  hate_test: { disliked_logo_id: 'generic_stock', reasons: ['too_generic'] },
});

/** Tastes that nobody has told us yet: far from each other, none of them extreme. A name has one of them for good. */
const TASTES: readonly Taste[] = [
  taste(['geometric_minimal', 'modern_flat', 'bold_abstract'], ['#1f5c4d', '#f4b942', '#f6f1e7', '#e2623b', '#14241f'], ['premium', 'bold', 'serious', 'modern', 'organic', 'minimal']),
  taste(['playful_rounded', 'modern_flat', 'illustrative'], ['#e4572e', '#17324d', '#fdf3e3', '#f3a712', '#5f8d83'], ['accessible', 'bold', 'playful', 'modern', 'organic', 'minimal']),
  taste(['classic_ornate', 'elegant_serif', 'organic_flowing'], ['#5b2333', '#c69c6d', '#f7f0e6', '#2b2a28', '#8c9a86'], ['premium', 'subtle', 'serious', 'classic', 'organic', 'detailed']),
  taste(['tech_sharp', 'geometric_minimal', 'bold_abstract'], ['#2340d9', '#11162b', '#f1f3fb', '#ff6b4a', '#7ad3c3'], ['premium', 'bold', 'serious', 'modern', 'tech', 'minimal']),
];

/** What the engine is told of a visitor of whom only a name is known. */
export const trialProfile = (companyName: string, industry: string): TasteProfile => {
  const [first = 0] = createHash('sha256').update(`${companyName}\n${industry}`).digest();
  const known = TASTES[first % TASTES.length] ?? TASTES[0]!;
  return { ...known, basic_info: { company_name: companyName, industry: industry || 'Company' } };
};
