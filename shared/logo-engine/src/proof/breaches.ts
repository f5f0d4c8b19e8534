import { FARTHEST, MOST_PARTS } from '../choose/banned-drawing.ts';
import { contrastOf, hueDistance, oklchOf } from '../colour/oklch.ts';
import { STRONG_GATES } from '../colour/resolve-colours.ts';
import type { Concept } from '../concept.ts';
import type { LogoContext } from '../context.ts';
import { balanceOf } from '../score/balance.ts';
import { fragmentsOf } from '../score/fragments.ts';
import { inkOf } from '../score/ink.ts';
import type { Raster } from '../score/raster.ts';
import { brokenBans } from '../taste/broken-bans.ts';
import type { Ban } from '../taste/dislikes.ts';
import { type ReadShape, readSvg } from './read-svg.ts';

/** A drawn logo: its data and its bytes. */
export type Drawn = Pick<Concept, 'genome' | 'svg' | 'background'> & { symbol?: string };

/** Grounds above this chroma are colours, not tints. */
const TINT = 0.1;

/** What the eye counts as one more colour: neither near black nor near white, with chroma, and this many degrees from the others. */
const SEEN_AS_COLOUR = { darkest: 0.3, lightest: 0.95, chroma: 0.05, apart: 30 };

function huesOf(fills: readonly string[]): number[] {
  const { darkest, lightest, chroma, apart } = SEEN_AS_COLOUR;
  const hues: number[] = [];
  for (const { l, c, h } of fills.map(oklchOf)) {
    const isColour = l > darkest && l < lightest && c > chroma;
    if (isColour && hues.every((hue) => hueDistance(hue, h) > apart)) hues.push(h);
  }
  return hues;
}

/** The customer's bans that a drawn logo breaks: read off its bytes and pixels where they tell, else off its genome. */
export function breachesOf(logo: Drawn, context: Pick<LogoContext, 'taste' | 'library'>, raster: Raster): string[] {
  const shapes = readSvg(logo.svg);
  const seen = [...context.taste.bans].filter((ban) => DRAWN[ban]?.({ ...logo, shapes, raster }));
  return [...new Set([...seen, ...brokenBans(logo.genome, context)])];
}

interface Evidence extends Drawn {
  shapes: readonly ReadShape[];
  raster: Raster;
}

/** What bytes and pixels tell of a ban; it does not ask the genome. */
const DRAWN: Partial<Record<Ban, (evidence: Evidence) => boolean>> = {
  gradient: ({ svg }) => /gradient|url\(/i.test(svg),
  colouredGround: ({ background }) => oklchOf(background).c > TINT,
  thirdColour: ({ shapes, background }) => huesOf(shapes.map(({ fill }) => fill).filter((fill) => fill !== background)).length > 2,
  faint: ({ shapes, background }) => {
    const contrasts = shapes.filter(({ fill }) => fill !== background).map(({ fill }) => contrastOf(fill, background));
    return Math.min(...contrasts) < LEAST_SEEN || Math.max(...contrasts) < STRONG_GATES.text;
  },
  busy: ({ symbol, genome, background, raster }) => genome.mark !== undefined && symbol !== undefined && fragmentsOf(inkOf(raster(readSvg(symbol), background, SYMBOL_SIZE), background)).count > MOST_PARTS,
  lopsided: ({ shapes, background, genome, raster }) => {
    const { x, y } = balanceOf(inkOf(raster(shapes, background, SIZE), background));
    return genome.mark !== undefined && (Math.abs(x) > FARTHEST.x + ROUNDING || Math.abs(y) > FARTHEST.y + ROUNDING);
  },
};

/** A mark's third colour may be quiet; what stands out most is the lettering. */
const LEAST_SEEN = 1.6;
const [SIZE, SYMBOL_SIZE] = [192, 96];
/** The drawing was measured before its coordinates were rounded. */
const ROUNDING = 0.002;
