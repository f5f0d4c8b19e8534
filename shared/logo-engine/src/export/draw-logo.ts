import type { TasteProfile } from '@fifteen/contracts';
import type { FontLibrary } from '@fifteen/typography';
import { type Brief, type MeaningReader, readBrief } from '../brief/brief.ts';
import { contrastOf, oklchOf } from '../color/oklch.ts';
import type { Palette } from '../color/palette.ts';
import { GATES, type LogoColors, resolveColors } from '../color/resolve.ts';
import { CANVAS } from '../compose/canvas.ts';
import { type Composition, compose } from '../compose/compose.ts';
import { fontsOf, lettersOf } from '../compose/fonts-of.ts';
import type { ColorGene, Genome } from '../genome.ts';
import { type Artwork, inColors, inOneColor } from '../render/artwork.ts';
import { svgOf } from '../render/svg.ts';
import { arrange } from './arrange.ts';
import { type ArrangedLogo, framed } from './frame.ts';
import type { Variant, VariantArrangement } from './variant.ts';

/** A genome that was drawn: any variant of it, as areas with colors or as SVG. */
export interface DrawnLogo {
  readonly colors: LogoColors;
  readonly composition: Composition;
  readonly variant: (variant: Variant) => string;
  readonly artwork: (variant: Variant) => Artwork;
}

/** Gap between neighbors that become one color, in units of the canvas; in small cuts as a share of a pixel. */
const MONO_GAP = 9;
const SMALL_MONO_GAP = 0.8;
/** Chroma below which a color is a gray to the eye. */
const GRAY = 0.035;
const PIXELS: Readonly<Partial<Record<VariantArrangement, number>>> = { symbol16: 16, symbol32: 32 };

/** Draws one genome. Same input, same bytes, in any order or thread. Throws a DrawingError where its idea cannot be drawn for this name. */
export async function drawLogo(genome: Genome, profile: TasteProfile, library: FontLibrary, readMeaning: MeaningReader = nothing): Promise<DrawnLogo> {
  const brief = readBrief(profile, library, readMeaning);
  await library.ready(fontsOf(genome), lettersOf(brief) + (genome.tag?.text ?? '') + (genome.tag?.text.toUpperCase() ?? ''));
  return drawnLogo(genome, brief);
}

/** A genome holds everything that the name means already. */
const nothing: MeaningReader = () => ({ language: 'und', things: [], trades: [], feelings: [], places: [] });

/** The same where the brief is known and the fonts are ready. */
export function drawnLogo(genome: Genome, brief: Brief): DrawnLogo {
  const composition = compose(genome, brief);
  const arranged = new Map<VariantArrangement, ArrangedLogo>();
  const artwork = ({ arrangement, coloring, fit = 'canvas' }: Variant): Artwork => {
    const logo = arranged.get(arrangement) ?? arrange(genome, brief, composition, arrangement);
    arranged.set(arrangement, logo);
    const pixels = PIXELS[arrangement];
    // Small cuts are aligned to the pixel grid: no fit moves them.
    const { layers, frame } = framed(logo, pixels ? 'canvas' : fit);
    if (coloring === 'dark' || coloring === 'light') return inOneColor(layers, coloring === 'dark' ? brief.palette.ink : brief.palette.white, frame, pixels ? (SMALL_MONO_GAP * CANVAS) / pixels : MONO_GAP);
    const colors = coloring === 'reversed' ? reversedColors(genome.color, brief.palette) : resolveColors(genome.color, brief.palette);
    const drawn = inColors(layers, colors, frame);
    return coloring === 'transparent' ? drawn : { ...drawn, ground: colors.ground };
  };
  return { colors: resolveColors(genome.color, brief.palette), composition, artwork, variant: (variant) => svgOf(artwork(variant)) };
}

/** The colors on the opposite background: the ink for a light one, paper for a dark one. Marks in a neutral get the main color back where it reads. */
export function reversedColors(gene: ColorGene, palette: Palette): LogoColors {
  const { ground } = resolveColors(gene, palette);
  const isDark = oklchOf(ground).l < 0.62;
  if (gene.exact) return reversedExact(gene, palette, isDark ? palette.paper : palette.ink);
  const { ground: _ground, ...overrides } = gene.overrides ?? {};
  const main = gene.roles.ground === 'main' || gene.roles.ground === 'second' ? gene.roles.ground : gene.roles.main;
  return resolveColors({ ...gene, overrides, roles: { ...gene.roles, main, ground: isDark ? 'paper' : 'ink' } }, palette);
}

/** The same of a logo with colors of its own: grays that vanish become the neutral, hues stay hues and only move as far as they must. */
function reversedExact({ exact: _exact, ...gene }: ColorGene, palette: Palette, ground: string): LogoColors {
  const reads = (hex: string) => oklchOf(hex).c > GRAY || contrastOf(hex, ground) >= GATES.second;
  const { ground: _ground, ...own } = gene.overrides ?? {};
  const overrides = Object.fromEntries(Object.entries(own).filter(([, hex]) => reads(hex)));
  const roles = { ...gene.roles, ...Object.fromEntries(Object.keys(own).filter((role) => !(role in overrides)).map((role) => [role, 'ink'] as const)) };
  return resolveColors({ ...gene, roles, overrides: { ...overrides, ground } }, palette);
}
