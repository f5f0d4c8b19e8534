import { chanceFrom } from '../../chance/chance.ts';
import type { Genome, MarkGene } from '../../genome.ts';
import { CONTAINERS, motifById } from '../../marks/index.ts';
import { fontScore } from '../../studios/font-affinity.ts';
import { isSerif } from '../../studios/lettering.ts';
import { nearestStyles } from '../../type/nearest-styles.ts';
import { type OperationContext, applyOperations } from '../apply/apply-operations.ts';
import { without } from '../apply/fields.ts';
import { keepingCase } from '../apply/font-edits.ts';
import type { Operation } from '../operations.ts';
import type { Dimension, Move } from './move.ts';

/** Fonts that are tried: the likest, of the customer's taste. */
const FONTS = 4;
const LIKEST = 14;
/** Another font is no other weight: stems differ by less than this share. */
const SAME_WEIGHT = 0.22;

/** Every single step away from a genome, by dimension, none of what is locked; they are not drawn yet. */
export function movesFrom(genome: Genome, context: OperationContext, seed: string): Move[] {
  const stepped = STEPS.filter(({ needs }) => needs === undefined || (genome.mark ? 'mark' : 'word') === needs).map(({ dimension, operations, says }) => ({ dimension, says, genome: applied(genome, operations, context) }));
  const all = [...fontMoves(genome, context), ...stepped, ...markMoves(genome, context, seed)];
  return all.flatMap((move) => (move.genome ? [{ ...move, genome: move.genome }] : []));
}

/** The genome after all of the operations; null where one of them cannot be. */
function applied(genome: Genome, operations: readonly Operation[], context: OperationContext): Genome | null {
  const edited = applyOperations(genome, operations, context);
  return edited.outcomes.some(({ because }) => because) ? null : edited.genome;
}

interface Step {
  dimension: Dimension;
  operations: readonly Operation[];
  says: string;
  /** Only for logos with a mark, or for those without. */
  needs?: 'mark' | 'word';
}

const STEPS: readonly Step[] = [
  { dimension: 'layout', operations: [{ op: 'layout', layout: 'left' }], says: 'the symbol beside the name' },
  { dimension: 'layout', operations: [{ op: 'layout', layout: 'above' }], says: 'the symbol above the name' },
  { dimension: 'layout', operations: [{ op: 'layout', layout: 'plate' }], says: 'the name cut from a solid shape', needs: 'word' },
  { dimension: 'ground', operations: [{ op: 'ground', ground: 'white' }], says: 'on white' },
  { dimension: 'ground', operations: [{ op: 'ground', ground: 'paper' }], says: 'on the palest tint of your palette' },
  { dimension: 'ground', operations: [{ op: 'ground', ground: 'dark' }], says: 'on a dark ground' },
  { dimension: 'ground', operations: [{ op: 'ground', ground: 'colour' }], says: 'on your main colour' },
  { dimension: 'colour', operations: [{ op: 'swapColours' }], says: 'the two colours changed over' },
  { dimension: 'colour', operations: [{ op: 'otherColours' }], says: 'the next colour of your palette in front' },
  { dimension: 'colour', operations: [{ op: 'oneColour' }], says: 'everything in one colour' },
  { dimension: 'colour', operations: [{ op: 'shade', target: 'all', towards: 'darker', steps: 2 }], says: 'in deeper shades' },
  { dimension: 'weight', operations: [{ op: 'weight', steps: 1 }], says: 'with stronger letters' },
  { dimension: 'weight', operations: [{ op: 'weight', steps: -1 }], says: 'with finer letters' },
  { dimension: 'spacing', operations: [{ op: 'tracking', steps: 2 }], says: 'the letters set wider' },
  { dimension: 'spacing', operations: [{ op: 'case', case: 'upper' }], says: 'in capitals' },
  { dimension: 'spacing', operations: [{ op: 'case', case: 'title' }], says: 'in upper and lower case' },
  { dimension: 'spacing', operations: [{ op: 'case', case: 'lower' }], says: 'in lower case' },
  { dimension: 'proportion', operations: [{ op: 'size', target: 'mark', steps: 2 }], says: 'with a larger symbol' },
  { dimension: 'proportion', operations: [{ op: 'size', target: 'mark', steps: -2 }, { op: 'gap', steps: 1 }], says: 'with a smaller symbol and more air' },
  { dimension: 'treatment', operations: [{ op: 'treatment', kind: 'slice', is: 'on' }], says: 'a cut through the letters' },
  { dimension: 'treatment', operations: [{ op: 'treatment', kind: 'inline', is: 'on' }], says: 'a line inside the letters' },
  { dimension: 'treatment', operations: [{ op: 'treatment', kind: 'round', is: 'on' }], says: 'with softened letters' },
  { dimension: 'treatment', operations: [{ op: 'plain' }], says: 'the letters plain' },
];

function fontMoves(genome: Genome, context: OperationContext) {
  const current = context.library.style(genome.type.font);
  const kin = nearestStyles(current, keepingCase(context.styles.filter((style) => style.family !== current.family && isSerif(style) === isSerif(current) && Math.abs(style.stem / current.stem - 1) < SAME_WEIGHT), genome)).slice(0, LIKEST);
  const best = kin.toSorted((one, other) => fontScore(other, genome.studio, context.taste) - fontScore(one, genome.studio, context.taste)).slice(0, FONTS);
  return best.map((style) => ({ dimension: 'font' as const, says: `set in ${style.name}`, genome: applied(genome, [{ op: 'font', style: style.id }], context) }));
}

/** Kinds of mark that show one picture and nothing else: another manner of them is the same idea still. */
const SINGLE: ReadonlySet<MarkGene['kind']> = new Set(['motif', 'contained', 'striped', 'sliced', 'repeated', 'tiled']);

/** The same mark in another manner: drawn anew, in the second colour, the picture whole, cut or in a shape. */
function markMoves(genome: Genome, context: OperationContext, seed: string): (Omit<Move, 'genome'> & { genome: Genome | null })[] {
  const { mark } = genome;
  if (!mark || context.locks?.includes('mark')) return [];
  const { inner: _inner, container: _container, ...plain } = mark;
  const to = (change: MarkGene, says: string) => ({ dimension: 'mark' as const, says, genome: { ...genome, mark: change } });
  const chance = chanceFrom(`${seed}|mark`);
  if (mark.kind === 'letter' || mark.kind === 'abstract') {
    const anew = [1, 2].map((k) => ({ ...to({ ...mark, seed: `${mark.seed.slice(0, 560)}|${k}` }, 'the symbol drawn anew'), genome: { ...genome, seed: `${genome.seed.slice(0, 560)}|${k}` } }));
    return [...anew, { dimension: 'mark', says: 'the symbol with other edges', genome: { ...genome, edges: genome.edges === 'soft' ? 'sharp' : 'soft' } }];
  }
  const motif = motifById(mark.generator);
  const container = chance.pick(CONTAINERS).id;
  if (mark.inner || !SINGLE.has(mark.kind)) return [to(mark.tint ? without(mark, 'tint') : { ...mark, tint: 'b' }, 'the symbol in your second colour')];
  return [
    ...(mark.kind === 'motif' ? [] : [to({ ...plain, kind: 'motif' }, 'the picture whole')]),
    ...(motif && motif.weight !== 'line' && container !== motif.id ? [to({ ...plain, kind: 'contained', container }, 'the picture cut from a shape')] : []),
    ...(motif?.weight === 'plain' ? [to({ ...plain, kind: 'sliced' }, 'the picture cut in two'), to({ ...plain, kind: 'striped' }, 'the picture in stripes')] : []),
  ];
}
