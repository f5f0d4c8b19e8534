import { type Layer, boundsOfLayers } from '@fifteen/drawing';
import type { Brief } from '../brief/brief.ts';
import { type Composition, compose, composeBeside, composeName } from '../compose/compose.ts';
import type { Genome } from '../genome.ts';
import { isWordmarkIdea } from '../idea-of.ts';
import { arrangedOwn } from './arrange-own.ts';
import type { ArrangedLogo } from './frame.ts';
import { smallCut } from './small-cut.ts';
import type { VariantArrangement } from './variant.ts';

/** Clear space of a symbol alone, as a share of its longer side. */
const SYMBOL_CLEAR = 1 / 8;

/** One arrangement of a composed genome. */
export function arrange(genome: Genome, brief: Brief, primary: Composition, arrangement: VariantArrangement): ArrangedLogo {
  if (arrangement === 'symbol16' || arrangement === 'symbol32') return { layers: smallCut(primary.symbol, arrangement === 'symbol16' ? 16 : 32), clear: 0 };
  if (arrangement === 'symbol') {
    const layers = symbolOf(genome, primary);
    return { layers, clear: SYMBOL_CLEAR * sideOf(layers) };
  }
  if (arrangement === 'primary' || (!genome.idea?.own && isDrawnAs(genome, arrangement))) return withClear(primary);
  if (genome.idea?.own) {
    const own = arrangedOwn(primary.layers, arrangement, brief.name.script.isRightToLeft);
    return own ? withClear({ ...primary, layers: own.layers, measures: { ...primary.measures, cap: own.cap } }) : withClear(primary);
  }
  if (arrangement === 'wordmark') return withClear(composeName(genome, brief));
  return withClear(genome.idea && !isWordmarkIdea(genome.idea) ? compose({ ...genome, layout: arrangement }, brief) : composeBeside(symbolOf(genome, primary), arrangement, genome, brief));
}

/** Whether the logo as designed is this arrangement already. */
function isDrawnAs({ idea, layout }: Genome, arrangement: VariantArrangement): boolean {
  const isWord = idea === null || isWordmarkIdea(idea);
  return isWord ? arrangement === 'wordmark' : layout === arrangement;
}

/** What stands for the logo alone: its sign, or the whole of a compact emblem. */
const symbolOf = (genome: Genome, primary: Composition): readonly Layer[] => (isEmblem(genome, primary) && !hasOwnSymbol(genome) ? withoutTag(primary) : primary.symbol);

/** Least and greatest width of a drawn name against its height at which it fills a profile picture by itself. */
const EMBLEM = { least: 0.5, most: 1.6 } as const;

/** Whether the whole logo is one compact emblem: a seal, a block of letters. No part of it is the logo that was bought. */
function isEmblem({ idea }: Genome, primary: Composition): boolean {
  if (!idea || !isWordmarkIdea(idea)) return false;
  const { width, height } = boundsOfLayers(withoutTag(primary));
  return width >= EMBLEM.least * height && width <= EMBLEM.most * height;
}

/** Small print is not read at a symbol's sizes. */
const withoutTag = ({ layers }: Composition): readonly Layer[] => layers.filter(({ role }) => role !== 'tag');

/** The cap height, but never less than a twelfth or more than an eighth of the longer side. */
function withClear({ layers, measures: { cap } }: Composition): ArrangedLogo {
  const side = sideOf(layers);
  return { layers, clear: Math.min(side / 8, Math.max(side / 12, cap)) };
}

function sideOf(layers: readonly Layer[]): number {
  const { width, height } = boundsOfLayers(layers);
  return Math.max(width, height);
}

/** Whether its owner said which part of an uploaded logo is the symbol. */
const hasOwnSymbol = ({ idea }: Genome): boolean => idea?.own?.layers.some(({ role }) => role === 'mark') ?? false;
