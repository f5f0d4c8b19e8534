import { alignmentOf } from '../compose/alignment.ts';
import type { Composition } from '../compose/compose-logo.ts';
import type { Arrangement, MarkedParts, Parts } from '../compose/layouts/arrangement.ts';
import { horizontal } from '../compose/layouts/horizontal.ts';
import { plate } from '../compose/layouts/plate.ts';
import { stacked } from '../compose/layouts/stacked.ts';
import { wordmark } from '../compose/layouts/wordmark.ts';
import { markBeside } from '../compose/mark-for.ts';
import { onCanvas } from '../compose/on-canvas.ts';
import { saysTheName } from '../compose/says-the-name.ts';
import { broken } from '../compose/settle.ts';
import { initialPath } from '../compose/symbol.ts';
import { type TypeBlock, setType } from '../compose/type/type-block.ts';
import type { LogoContext } from '../context.ts';
import type { Decoration, Genome } from '../genome.ts';
import { boundsOfAll } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import type { Mark } from '../marks/index.ts';
import { asMark, knockedOut, tileShapeOf } from './tile.ts';

/** A lockup on the canvas, and the clear space that it asks for on every side. */
export interface Lockup {
  layers: readonly Layer[];
  clear: number;
}

export type LockupArrangement = 'primary' | 'horizontal' | 'stacked' | 'wordmark';

/** Widest lettering, against its height, that stays on one line. */
const WIDEST = { horizontal: 5.6, stacked: 7, wordmark: 9 } as const;

/** A name of so few characters is its own initial: a tile beside it would say it twice. */
const SAYS_ITSELF = 2;

/** One arrangement of a genome that composes; `primary` is its composition as designed. */
export function composeLockup(genome: Genome, context: LogoContext, primary: Composition, arrangement: LockupArrangement): Lockup {
  const isSaid = arrangement !== 'wordmark' && saysTheName(genome, context.name);
  if (arrangement === 'primary' || isSaid || isDesignedAs(genome, arrangement)) return { layers: primary.layers, clear: clearOf(primary.layers, primary.measures.cap) };
  if (arrangement === 'wordmark' || isItsOwnInitial(genome, context)) return lettering(genome, context);
  return paired(genome, context, arrangement);
}

/** Cap height, but never less than a twelfth or more than an eighth of the longer side. */
function clearOf(layers: readonly Layer[], cap: number): number {
  const { width, height } = boundsOfAll(layers.map(({ path }) => path));
  const side = Math.max(width, height);
  return Math.min(side / 8, Math.max(side / 12, cap));
}

function isDesignedAs({ layout, mark, deco }: Genome, arrangement: LockupArrangement): boolean {
  return layout === arrangement && (arrangement === 'wordmark' ? !deco || !mark : mark !== undefined);
}

const isItsOwnInitial = ({ mark }: Genome, { name }: LogoContext): boolean => !mark && [...name.full].length <= SAYS_ITSELF;

/** The lettering alone: in its plate, if it has one, and with its dot or rule. */
function lettering(genome: Genome, context: LogoContext): Lockup {
  const { mark: _, ...alone } = genome;
  if (genome.layout === 'plate') {
    const parts = partsOf(alone, context);
    return placed(plate(parts), alone, parts.block);
  }
  const parts = partsOf({ ...alone, layout: 'wordmark', ...(genome.layout === 'wordmark' ? {} : { deco: undefined }) } as Genome, context);
  return placed(wordmark(parts), parts.genome, parts.block);
}

/** Symbol and name side by side or one above the other. */
function paired(genome: Genome, context: LogoContext, layout: 'horizontal' | 'stacked'): Lockup {
  const parts = partsOf({ ...genome, layout }, context);
  const block = genome.layout === 'plate' && genome.mark ? plateBlock({ ...parts, genome }) : signed(parts);
  const marked: MarkedParts = { ...parts, block, mark: signFor(parts.genome, context, parts.block) };
  return placed(layout === 'horizontal' ? horizontal(marked) : stacked(marked), marked.genome, block);
}

function placed(arrangement: Arrangement, { layout }: Genome, { cap }: TypeBlock): Lockup {
  const { layers, factor } = onCanvas(arrangement, layout);
  return { layers, clear: clearOf(layers, cap * factor) };
}

/** The lettering of a layout, in more lines where it would be too wide. */
function partsOf(genome: Genome, context: LogoContext): Parts {
  const block = setType(genome.type, context.name, alignmentOf(genome, context), context.library);
  const widest = genome.layout === 'horizontal' || genome.layout === 'stacked' ? WIDEST[genome.layout] : WIDEST.wordmark;
  const isWide = block.lines === 1 && context.name.words.length > 1 && block.bounds.width / (block.capBottom - block.capTop) > widest;
  if (!isWide) return { genome, context, block };
  const inLines = { ...genome, type: broken(genome.type, context) };
  return { genome: inLines, context, block: setType(inLines.type, context.name, alignmentOf(inLines, context), context.library) };
}

/** Signs that belong to the name keep their place; rules and frames were made for the name alone. */
const STAYING: ReadonlySet<Decoration> = new Set(['dot', 'square']);

function signed(parts: Parts): TypeBlock {
  const { deco } = parts.genome;
  if (!deco || !STAYING.has(deco)) return parts.block;
  const { layers } = wordmark(parts);
  return { ...parts.block, layers, bounds: boundsOfAll(layers.map(({ path }) => path)) };
}

/** A plate with the name cut from it, as lettering: the plate's edges are its capitals. */
function plateBlock({ mark: _, ...parts }: Parts & { mark?: Mark }): TypeBlock {
  const { layers } = plate(parts);
  const bounds = boundsOfAll(layers.map(({ path }) => path));
  return { ...parts.block, layers, bounds, capTop: bounds.y, capBottom: bounds.y + bounds.height, lines: 2 };
}

/** The mark, or the initial knocked out of a tile where the logo is lettering alone. */
function signFor(genome: Genome, context: LogoContext, block: TypeBlock): Mark {
  const mark = markBeside(genome, context, block);
  return mark ?? asMark(knockedOut(initialPath(genome, context), tileShapeOf(genome)));
}
