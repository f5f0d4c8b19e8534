import { CONCEPTS_PER_PROJECT, CONCEPTS_PER_STUDIO } from './business.ts';
import type { ResidentStudioId } from './studio-profiles.ts';
import type { TasteProfile } from './taste-profiles.ts';

/**
 * The pictures of the landing page: which briefs the engine draws when the site is built, and under which names the
 * page finds them. The businesses are invented.
 */
export const LANDING_PICTURES_PATH = '/media/landing';

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i + 1);

/** Fifteen concepts of one brief, five a resident studio, in the order of RESIDENT_STUDIOS. 1 to 15. */
export const HERO_PICTURES: readonly string[] = count(CONCEPTS_PER_PROJECT).map(
  (n) => `hero/${String(n).padStart(2, '0')}.svg`,
);

/** One concept a brief of LANDING_BRIEFS, in its order: the same columns for every studio. */
export const studioPictures = (studio: ResidentStudioId): readonly string[] =>
  count(CONCEPTS_PER_STUDIO).map((n) => `studios/${studio}/${n}.svg`);

const harbourAndRye: TasteProfile = {
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

const ohmbird: TasteProfile = {
  vibe_check: { selected_logos: ['tech_sharp', 'geometric_minimal', 'bold_abstract'] },
  taste_theft: {
    extracted_palette: ['#1b6bff', '#0c1830', '#c8f04b', '#eef2f7', '#56688a'],
    dominant_color: '#1b6bff',
  },
  comparison_game: {
    premium_vs_accessible: 'accessible',
    bold_vs_subtle: 'bold',
    playful_vs_serious: 'serious',
    modern_vs_classic: 'modern',
    tech_vs_organic: 'tech',
    minimal_vs_detailed: 'minimal',
  },
  hate_test: { disliked_logo_id: 'cluttered_complex', reasons: ['too_complicated'] },
  basic_info: { company_name: 'Ohmbird', industry: 'Electric bikes', description: 'Light electric bicycles for the city' },
};

const maisonOrme: TasteProfile = {
  vibe_check: { selected_logos: ['elegant_serif', 'classic_ornate', 'geometric_minimal'] },
  taste_theft: {
    extracted_palette: ['#6b2438', '#1e1a18', '#efe6da', '#b08d57', '#a9a29a'],
    dominant_color: '#6b2438',
  },
  comparison_game: {
    premium_vs_accessible: 'premium',
    bold_vs_subtle: 'subtle',
    playful_vs_serious: 'serious',
    modern_vs_classic: 'classic',
    tech_vs_organic: 'organic',
    minimal_vs_detailed: 'minimal',
  },
  hate_test: { disliked_logo_id: 'childish_playful', reasons: ['looks_childish', 'bad_colors'] },
  basic_info: { company_name: 'Maison Orme', industry: 'Perfume', description: 'A small house of fragrance' },
};

const littleFathom: TasteProfile = {
  vibe_check: { selected_logos: ['playful_rounded', 'modern_flat', 'illustrative'] },
  taste_theft: {
    extracted_palette: ['#0a8fa8', '#12304f', '#ffd166', '#ff7a59', '#e9f7f6'],
    dominant_color: '#0a8fa8',
  },
  comparison_game: {
    premium_vs_accessible: 'accessible',
    bold_vs_subtle: 'bold',
    playful_vs_serious: 'playful',
    modern_vs_classic: 'modern',
    tech_vs_organic: 'organic',
    minimal_vs_detailed: 'minimal',
  },
  hate_test: { disliked_logo_id: 'low_contrast', reasons: ['bad_colors', 'too_generic'] },
  basic_info: { company_name: 'Little Fathom', industry: 'Swimming school', description: 'Children learn to swim in the sea' },
};

const gridstone: TasteProfile = {
  vibe_check: { selected_logos: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'] },
  taste_theft: {
    extracted_palette: ['#1d1d1b', '#e4572e', '#d9d4cc', '#8b8680', '#f5f2ec'],
    dominant_color: '#1d1d1b',
  },
  comparison_game: {
    premium_vs_accessible: 'premium',
    bold_vs_subtle: 'bold',
    playful_vs_serious: 'serious',
    modern_vs_classic: 'modern',
    tech_vs_organic: 'tech',
    minimal_vs_detailed: 'minimal',
  },
  hate_test: { disliked_logo_id: 'awkward_swoosh', reasons: ['too_generic', 'old_fashioned'] },
  basic_info: { company_name: 'Gridstone', industry: 'Architecture', description: 'Studio for concrete houses' },
};

/** The brief behind the hero's board. */
export const HERO_BRIEF: TasteProfile = harbourAndRye;

/** Five businesses as unlike each other as we could invent them; every resident studio draws them all. */
export const LANDING_BRIEFS: readonly TasteProfile[] = [harbourAndRye, ohmbird, maisonOrme, littleFathom, gridstone];
