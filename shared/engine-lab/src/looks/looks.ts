import type { TasteProfile } from '@fifteen/contracts';
import type { LetteringStyle } from '@fifteen/drawing';
import { ENGINE_VERSION, type Genome, type Layout } from '@fifteen/logo-engine';
import { lookBrief } from './look-brief.ts';

/** A logo that showed what the drawing language can reach, redrawn by an idea of the book. */
export interface DesignedLook {
  /** Kebab-case, of the sketch. */
  readonly name: string;
  readonly profile: TasteProfile;
  readonly genome: Genome;
}

interface Sketch {
  readonly name: string;
  readonly company: string;
  readonly industry: string;
  readonly palette: readonly [string, string, string, string, string];
  readonly idea: NonNullable<Genome['idea']>;
  readonly style: LetteringStyle;
  readonly layout: Layout;
}

const idea = (program: NonNullable<Genome['idea']>['program'], look: string, things: NonNullable<Genome['idea']>['things'], letters = ''): NonNullable<Genome['idea']> => ({ program, look, things, letters, params: {} });

/** The sketches of November 2026 that won 26 of 28 blind pairs. */
const SKETCHES: readonly Sketch[] = [
  { name: 'osprey-and-tern', company: 'Osprey & Tern', industry: 'Sailing school', palette: ['#12324e', '#1f9aa0', '#e6704f', '#f4f1ea', '#5d7388'], idea: idea('bird-sails', 'pair', ['bird', 'sail']), style: { font: 'fraunces-600' }, layout: 'stacked' },
  { name: 'coffee-of-the-palms', company: 'قهوة النخيل', industry: 'Coffee', palette: ['#4a2c1a', '#4f7a3a', '#9a6238', '#f3e8d8', '#c7b299'], idea: idea('palm-stems', 'fronds', ['palm']), style: { font: 'reem-kufi-600' }, layout: 'wordmark' },
  { name: 'lemon-works', company: 'Завод Лимон', industry: 'Craft brewery', palette: ['#161616', '#f7c600', '#e2572b', '#fff9e6', '#7a7a70'], idea: idea('shared-letter', 'disc', [], 'О'), style: { pen: 'slit', options: {} }, layout: 'wordmark' },
  { name: 'q-plan', company: 'Q', industry: 'Architecture office', palette: ['#2b2d31', '#9b9ea4', '#c9ccd1', '#f2f2f0', '#60646b'], idea: idea('plan-initial', 'solid', ['floor-plan'], 'Q'), style: { font: 'jost-600' }, layout: 'stacked' },
  { name: 'edinburgh-bookbinders', company: 'The Honourable Company of Edinburgh Bookbinders', industry: 'Bookbinding', palette: ['#5b1a18', '#8c6a3f', '#2c2420', '#f5efe4', '#a08e7c'], idea: idea('thistle-pages', 'line', ['thistle', 'book']), style: { font: 'cormorant-garamond-500', case: 'upper' }, layout: 'stacked' },
  { name: 'sakura-dental', company: 'さくら歯科', industry: 'Dentist', palette: ['#2f6db5', '#f09cba', '#1e3f6b', '#fdf4f6', '#8fa6c2'], idea: idea('blossom-of-teeth', 'petals', ['flower', 'tooth']), style: { font: 'zen-maru-gothic-700' }, layout: 'stacked' },
  { name: '3volt', company: '3Volt', industry: 'EV charging', palette: ['#00ff85', '#9b6bff', '#05060f', '#eafff4', '#525a78'], idea: idea('bolt-figure', 'solid', ['lightning'], '3'), style: { pen: 'angular', options: { slope: 10 } }, layout: 'horizontal' },
  { name: 'nandu-wordmark', company: 'Ñandú y Hijos', industry: 'Mediation', palette: ['#16264d', '#f2a01e', '#6b7897', '#fbf6ea', '#3f5f8f'], idea: idea('neck-ascender', 'round', ['rhea'], 'h'), style: { pen: 'monoline', options: {} }, layout: 'wordmark' },
  { name: 'pip-and-posy', company: 'pip + posy', industry: 'Wooden toys', palette: ['#ff7043', '#26b3a8', '#ffc93c', '#fff8ec', '#274060'], idea: idea('overprinted-word', 'toys', [], 'p'), style: { pen: 'blocks', options: {} }, layout: 'wordmark' },
  { name: 'aither-lamps', company: 'Αιθήρ Λαμπς', industry: 'Protein folding', palette: ['#6a4cff', '#16a6b6', '#141a4a', '#f1f3ff', '#7c86b8'], idea: idea('ribbon-initial', 'gradient', [], 'Α'), style: { pen: 'monoline', options: {}, case: 'upper' }, layout: 'stacked' },
  { name: 'sakura-wordmark', company: 'さくら歯科', industry: 'Dentist', palette: ['#1e3f6b', '#ef7fa9', '#2f6db5', '#fdf4f6', '#8fa6c2'], idea: idea('picture-inside', 'stacked', ['cherry-blossom'], '歯'), style: { font: 'zen-maru-gothic-700' }, layout: 'wordmark' },
  { name: 'nandu-family', company: 'Ñandú y Hijos', industry: 'Mediation', palette: ['#16264d', '#f2a01e', '#6b7897', '#fbf6ea', '#3f5f8f'], idea: idea('family-arch', 'solid', ['family'], 'Ñ'), style: { pen: 'monoline', options: {}, case: 'lower' }, layout: 'stacked' },
  { name: 'q-stair', company: 'Q', industry: 'Architecture office', palette: ['#2b2d31', '#2b2d31', '#8d9096', '#f2f2f0', '#60646b'], idea: idea('stair-initial', 'shaded', ['stairs'], 'Q'), style: { font: 'jost-600' }, layout: 'stacked' },
  { name: 'lemon-factory', company: 'Завод Лимон', industry: 'Craft brewery', palette: ['#161616', '#f7c600', '#e2572b', '#fff9e6', '#7a7a70'], idea: idea('sawtooth-slices', 'solid', ['lemon', 'factory']), style: { pen: 'slit', options: {} }, layout: 'stacked' },
];

/** The redrawn sketches, each with the brief that it answers: opponents in the arena, and the first goldens. */
export const LOOKS: readonly DesignedLook[] = SKETCHES.map(({ name, company, industry, palette, idea: gene, style, layout }) => ({
  name,
  profile: lookBrief(company, industry, palette),
  genome: {
    v: 2,
    engine: ENGINE_VERSION,
    seed: name,
    studio: 'helios',
    idea: gene,
    lettering: { style, setting: company.length > 24 ? 'lines' : 'line' },
    tag: null,
    layout,
    markScale: 1.4,
    color: { roles: { main: 'main', second: 'second', third: 'third', fourth: 'fourth', ink: 'ink', ground: 'white' }, overrides: { main: palette[0], second: palette[1], third: palette[2] } },
  },
}));
