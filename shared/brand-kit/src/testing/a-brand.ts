import { TasteProfile } from '@fifteen/contracts';
import { type Brand, brandOf } from '../brand.ts';

const TASTES = {
  grid: ['tech', 'minimal', 'modern', 'premium', 'subtle', 'serious', ['tech_sharp', 'geometric_minimal', 'modern_flat']],
  serene: ['organic', 'detailed', 'classic', 'premium', 'subtle', 'serious', ['elegant_serif', 'classic_ornate', 'organic_flowing']],
  poster: ['organic', 'detailed', 'modern', 'accessible', 'bold', 'playful', ['playful_rounded', 'bold_abstract', 'modern_flat']],
} as const;

interface BrandChanges {
  readonly name?: string;
  readonly industry?: string;
  readonly description?: string;
  readonly taste?: keyof typeof TASTES;
}

const profileOf = ({ name = 'Harbour Coffee', industry = 'Coffee roasters', description = 'Small-batch roaster on the coast', taste = 'grid' }: BrandChanges) => {
  const [tech, minimal, modern, premium, bold, playful, vibes] = TASTES[taste];
  return TasteProfile.parse({
    vibe_check: { selected_logos: vibes },
    taste_theft: { extracted_palette: ['#1667ff', '#0b1326', '#2fe0bd', '#e9eef6', '#5b6b8c'], dominant_color: '#1667ff' },
    comparison_game: {
      premium_vs_accessible: premium,
      bold_vs_subtle: bold,
      playful_vs_serious: playful,
      modern_vs_classic: modern,
      tech_vs_organic: tech,
      minimal_vs_detailed: minimal,
    },
    hate_test: { disliked_logo_id: 'unbalanced', reasons: ['bad_colors'] },
    basic_info: { company_name: name, industry, description },
  });
};

/** A cup with a palm for steam above a name in a face that every script can be lent to. */
const GENOME = {
  v: 2,
  engine: '2.0.0',
  seed: 'kit',
  studio: 'helios',
  idea: { program: 'coffeehouse', look: 'solid', things: ['house'], letters: '', params: {} },
  lettering: { style: { font: 'outfit-500', case: 'title', tracking: 0 }, setting: 'line' },
  tag: null,
  layout: 'stacked',
  color: { roles: { ground: 'white', main: 'main', second: 'second', third: 'third', fourth: 'third', ink: 'ink' } },
};

/** A brand of a café; say only what the test is about. Rejects where the engine or the profile refuses the name. */
export const aBrand = async (changes: BrandChanges = {}): Promise<Brand> => brandOf(GENOME, profileOf(changes));

/** Names of twenty kinds that attackers, copied rubbish and odd keyboards send; the engine's own test knows hundreds. */
export const HOSTILE_NAMES = [
  '<script>alert(1)</script>', '</text></svg><svg>', '<image href="file:///etc/passwd"/>', 'a" fill="url(#x)', '&amp;amp;', '${7*7}',
  "Robert'); DROP TABLE projects;--", '../../etc/passwd', '__proto__', 'NaN', 'Ana\u202egnp.exe', 'A\u200bna', '\u0000', 'A\ud83dna', '🏴\u{e0067}\u{e0062}\u{e007f} 7',
  'A\u0301\u0301\u0301', 'W'.repeat(60), '山'.repeat(60), 'א1ב2ג3', 'ﷺ Ana',
] as const;
