import type { DislikedLogoId, TasteProfile } from '@fifteen/contracts';
import type { ColorRole } from '@fifteen/drawing';
import type { Genome } from '@fifteen/logo-engine';

/** A logo that has the trait, as a genome that our selection would never let through. */
export interface Dislike {
  readonly name: string;
  readonly industry: string;
  readonly genome: Pick<Genome, 'lettering' | 'layout'> & Partial<Genome>;
  readonly colors: Readonly<Record<ColorRole, string>>;
  /** Colors of the finished drawing that are replaced, where the engine itself refuses to draw so badly. */
  readonly repainted?: Readonly<Record<string, string>>;
  /** What the picture shows. */
  readonly alt: string;
}

const tag = (text: string, font: string): Genome['tag'] => ({ text, style: { font } });
const idea = (program: string, look: string, letters = ''): Genome['idea'] => ({ program, look, things: [], letters, params: {} }) as Genome['idea'];

export const DISLIKES: Readonly<Record<DislikedLogoId, Dislike>> = {
  cluttered_complex: {
    name: 'Grand Palace Exchange', industry: 'Trade',
    genome: { idea: idea('peacock-swatches', 'many'), lettering: { style: { font: 'limelight-400', case: 'upper' }, setting: 'lines', inks: ['main', 'second', 'third', 'fourth'] }, layout: 'stacked', tag: tag('Import, export & fine ornaments since ever', 'shrikhand-400'), ornament: 'frame', tagScale: 1.6, gap: 0.3 },
    colors: { ground: '#f3e3bd', ink: '#3a1d0c', main: '#9c2a1f', second: '#1d5b56', third: '#7a4a9a', fourth: '#9a6a12' },
    alt: 'A peacock of many parts over letters in four colors, a long line and a double frame',
  },
  childish_playful: {
    name: 'Happy Fun', industry: 'Law firm',
    genome: { idea: idea('planet-smile', 'solid'), lettering: { style: { font: 'chango-400', case: 'title' }, setting: 'lines', inks: ['main', 'second', 'third', 'fourth'], bounce: true }, layout: 'stacked', markScale: 1.2 },
    colors: { ground: '#ffef5c', ink: '#272727', main: '#e1176b', second: '#0a7cd8', third: '#d3350c', fourth: '#0f8a3c' },
    alt: 'A smiling planet over bouncing letters in candy colors',
  },
  generic_stock: {
    name: 'Your Company', industry: 'Business',
    genome: { idea: idea('comma-people', 'cut'), lettering: { style: { font: 'inter-700', case: 'title' }, setting: 'line' }, layout: 'stacked', tag: tag('Your slogan here', 'inter-700') },
    colors: { ground: '#ffffff', ink: '#4a5560', main: '#2f7fc1', second: '#6fb544', third: '#2f7fc1', fourth: '#6fb544' },
    alt: 'Two leaning figures in blue and green over the words Your Company',
  },
  dated_old: {
    name: 'Baxter & Co', industry: 'Carpets',
    genome: { idea: null, lettering: { style: { font: 'abril-fatface-400', case: 'title' }, setting: 'lines' }, layout: 'wordmark', tag: tag('Quality carpets', 'kaushan-script-400'), ornament: 'frame' },
    colors: { ground: '#6b4423', ink: '#f0d28a', main: '#f0d28a', second: '#c08a2d', third: '#f0d28a', fourth: '#f0d28a' },
    alt: 'Fat brown and gold letters with script below in a double frame',
  },
  bad_gradients: {
    name: 'Neonix', industry: 'Media',
    genome: { idea: idea('folded-initial', 'gradient', 'N'), lettering: { style: { font: 'unbounded-600', case: 'title' }, setting: 'line' }, layout: 'stacked', color: { roles: {} as Genome['color']['roles'], gradient: 'on' } },
    colors: { ground: '#b8f5e0', ink: '#5b1fd0', main: '#d35400', second: '#12820f', third: '#d3118f', fourth: '#0a55d8' },
    alt: 'A folded N that runs from green to orange over violet letters on mint',
  },
  unreadable_fonts: {
    name: 'Willowhurst Millinery', industry: 'Hats',
    genome: { idea: null, lettering: { style: { font: 'sacramento-400', tracking: -0.16 }, setting: 'lines' }, layout: 'wordmark' },
    colors: { ground: '#f5edf0', ink: '#5a3550', main: '#5a3550', second: '#5a3550', third: '#5a3550', fourth: '#5a3550' },
    alt: 'Hairline script whose letters run into each other',
  },
  overly_trendy: {
    name: 'hyprr labs', industry: 'Apps',
    genome: { idea: idea('star-initial', 'line', 'H'), lettering: { style: { font: 'space-mono-700', case: 'lower', tracking: 0.05 }, setting: 'line' }, layout: 'horizontal', tag: tag('est. now', 'space-mono-700'), ornament: 'brackets', color: { roles: {} as Genome['color']['roles'], gradient: 'on' } },
    colors: { ground: '#17092e', ink: '#c9ff3d', main: '#c65cff', second: '#33e1ff', third: '#c9ff3d', fourth: '#ffffff' },
    alt: 'A star of letters in acid colors beside a typewriter face between brackets',
  },
  low_contrast: {
    name: 'Palomar', industry: 'Linen',
    genome: { idea: idea('comma-people', 'line'), lettering: { style: { font: 'jost-300', case: 'upper', tracking: 0.2 }, setting: 'line' }, layout: 'stacked' },
    colors: { ground: '#f4efd8', ink: '#6b6540', main: '#7a6f2a', second: '#8a7f3a', third: '#8a7f3a', fourth: '#8a7f3a' },
    repainted: { ink: '#e6dfbd', main: '#eadfae', second: '#e9e2c4' },
    alt: 'Pale yellow lines and letters on cream',
  },
  awkward_swoosh: {
    name: 'Velocity', industry: 'Consulting',
    genome: { idea: idea('planet-smile', 'solid'), lettering: { style: { font: 'kaushan-script-400' }, setting: 'line' }, layout: 'horizontal', ornament: 'stroke', markScale: 1.3, gap: 0.2 },
    colors: { ground: '#ffffff', ink: '#1c3f94', main: '#c8161d', second: '#c8161d', third: '#1c3f94', fourth: '#1c3f94' },
    alt: 'A red swoosh around a ball and another below slanting blue letters',
  },
  too_literal: {
    name: 'Tooth House', industry: 'Dentist',
    genome: { idea: idea('tooth-house', 'solid'), lettering: { style: { font: 'nunito-800', case: 'title' }, setting: 'line' }, layout: 'stacked', tag: tag('Dentist', 'nunito-800'), markScale: 1.3 },
    colors: { ground: '#e8f4fb', ink: '#17557d', main: '#1a78b0', second: '#f0a93b', third: '#17557d', fourth: '#17557d' },
    alt: 'A tooth that is a house over the words Tooth House, Dentist',
  },
  poorly_drawn: {
    name: 'Bear & Bee', industry: 'Honey',
    genome: { idea: idea('bear-hug', 'solid'), lettering: { style: { font: 'varela-round-400', case: 'title' }, setting: 'line', bounce: true }, layout: 'horizontal', finish: 'flowing', markScale: 1.3 },
    colors: { ground: '#ffffff', ink: '#333333', main: '#7a5230', second: '#c47a1a', third: '#333333', fourth: '#333333' },
    alt: 'A lopsided bear beside letters of different heights',
  },
  unbalanced: {
    name: 'Nadir', industry: 'Furniture',
    genome: { idea: idea('folded-initial', 'sides', 'N'), lettering: { style: { font: 'jost-300', case: 'lower' }, setting: 'line' }, layout: 'horizontal', markScale: 4.2, gap: 0.05, tag: tag('Furniture', 'jost-300'), tagScale: 0.6 },
    colors: { ground: '#efece6', ink: '#2a2a2a', main: '#b5382a', second: '#24313f', third: '#24313f', fourth: '#24313f' },
    alt: 'A huge heavy N beside a tiny word',
  },
};

/** A customer who would ask for it. */
export const customerOf = ({ name, industry, colors }: Dislike, like: TasteProfile): TasteProfile => ({
  ...like,
  basic_info: { company_name: name, industry },
  taste_theft: { extracted_palette: [colors.main, colors.second, colors.ink, colors.ground], dominant_color: colors.main },
});
