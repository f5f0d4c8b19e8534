import { CONCEPTS_PER_PROJECT } from './business.ts';
import type { TasteProfile } from './taste-profiles.ts';

/**
 * The pictures of the landing page's hero: which brief the engine draws when the site is built, and under which names
 * the page finds them. The business is invented.
 */
export const LANDING_PICTURES_PATH = '/media/landing';

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i + 1);

/** Fifteen concepts of one brief, five a resident studio, in the order of RESIDENT_STUDIOS. 1 to 15. */
export const HERO_PICTURES: readonly string[] = count(CONCEPTS_PER_PROJECT).map(
  (n) => `hero/${String(n).padStart(2, '0')}.svg`,
);

/** The brief behind the hero's board. */
export const HERO_BRIEF: TasteProfile = {
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
  basic_info: {
    company_name: 'Harbour & Rye',
    industry: 'Bakery',
    description: 'Sourdough bread and coffee beside the old harbour',
  },
};
