import { PEN_IDS, PENS } from '@fifteen/drawing';
import { nearestStyles } from '@fifteen/typography';
import type { Brief } from '../../brief/brief.ts';
import type { Genome } from '../../genome.ts';
import { looksOf, rankIdeas } from '../../propose/rank-ideas.ts';
import { STUDIOS_BY_ID } from '../../studios/studios.ts';
import { letteringFor } from '../../propose/lettering-choice.ts';
import { type OperationOptions, applyOperations } from '../apply-operations.ts';
import { carriersOf } from '../../compose/program-input.ts';
import { ideaOf, isWordmarkIdea } from '../../idea-of.ts';
import { penStyleId } from '../lettering-edits.ts';
import type { Operation } from '../operation.ts';
import { ideaRef } from '../symbol-edits.ts';
import type { Dimension, Move } from './move.ts';

/** Fonts that are tried: the best of the nearest. */
const FONTS = 4;
const NEAREST = 14;
/** A different font does not count as a different weight if stems differ by less than this share. */
const SAME_WEIGHT = 0.22;

interface Step {
  readonly dimension: Dimension;
  readonly operations: readonly Operation[];
  readonly says: string;
}

const STEPS: readonly Step[] = [
  { dimension: 'layout', operations: [{ op: 'layout', layout: 'left' }], says: 'the symbol beside the name' },
  { dimension: 'layout', operations: [{ op: 'layout', layout: 'above' }], says: 'the symbol above the name' },
  { dimension: 'layout', operations: [{ op: 'lines', lines: 'several' }], says: 'the name on several lines' },
  { dimension: 'layout', operations: [{ op: 'lines', lines: 'one' }], says: 'the name on one line' },
  { dimension: 'background', operations: [{ op: 'ground', ground: 'white' }], says: 'on white' },
  { dimension: 'background', operations: [{ op: 'ground', ground: 'paper' }], says: 'on a pale color of your palette' },
  { dimension: 'background', operations: [{ op: 'ground', ground: 'dark' }], says: 'on a dark background' },
  { dimension: 'background', operations: [{ op: 'ground', ground: 'color' }], says: 'on your main color' },
  { dimension: 'color', operations: [{ op: 'swapColors' }], says: 'the two colors swapped' },
  { dimension: 'color', operations: [{ op: 'otherColors' }], says: 'another color of your palette in front' },
  { dimension: 'color', operations: [{ op: 'oneColor' }], says: 'everything in one color' },
  { dimension: 'color', operations: [{ op: 'shade', target: 'all', towards: 'darker', steps: 2 }], says: 'in deeper shades' },
  { dimension: 'weight', operations: [{ op: 'weight', steps: 1 }], says: 'with bolder letters' },
  { dimension: 'weight', operations: [{ op: 'weight', steps: -1 }], says: 'with finer letters' },
  { dimension: 'spacing', operations: [{ op: 'tracking', steps: 2 }], says: 'with more space between the letters' },
  { dimension: 'spacing', operations: [{ op: 'tracking', steps: -1 }], says: 'with less space between the letters' },
  { dimension: 'spacing', operations: [{ op: 'case', case: 'upper' }], says: 'in capitals' },
  { dimension: 'spacing', operations: [{ op: 'case', case: 'title' }], says: 'in upper and lower case' },
  { dimension: 'spacing', operations: [{ op: 'case', case: 'lower' }], says: 'in lower case' },
  { dimension: 'proportion', operations: [{ op: 'size', target: 'mark', steps: 2 }], says: 'with a larger symbol' },
  { dimension: 'proportion', operations: [{ op: 'size', target: 'mark', steps: -2 }, { op: 'gap', steps: 1 }], says: 'with a smaller symbol and more air' },
];

/** Every single step away from a genome, by dimension, none of what is locked. They are not drawn yet. */
export function movesFrom(genome: Genome, brief: Brief, options: OperationOptions): Move[] {
  const steps: readonly Step[] = [...fontSteps(genome, brief), ...STEPS, ...lookSteps(genome), ...numberSteps(genome), ...carrierSteps(genome, brief), ...nameSteps(genome, brief), ...symbolSteps(genome)];
  return steps.flatMap(({ dimension, operations, says }) => {
    const edited = applyOperations(genome, operations, brief, options);
    return edited.outcomes.some(({ because }) => because) ? [] : [{ dimension, says, genome: edited.genome }];
  });
}

/** Fonts near the present one that suit the studio, and the other pens. */
function fontSteps({ lettering: { style }, studio }: Genome, brief: Brief): Step[] {
  const pens = PEN_IDS.map((pen) => ({ style: penStyleId(pen), name: `our ${PENS[pen].name} letters` }));
  const current = 'font' in style ? brief.library.style(style.font) : undefined;
  const liked = letteringFor(brief, STUDIOS_BY_ID[studio], { only: 'fonts' });
  const near = current
    ? nearestStyles(current, brief.styles.filter(({ family, stem }) => family !== current.family && Math.abs(stem / current.stem - 1) < SAME_WEIGHT)).slice(0, NEAREST)
    : liked.slice(0, NEAREST).map((candidate) => brief.library.style((candidate.style as { font: string }).font));
  const rank = new Map(liked.map(({ style: each }, i) => ['font' in each ? each.font : '', i]));
  const fonts = near.toSorted((one, other) => (rank.get(one.id) ?? 999) - (rank.get(other.id) ?? 999)).slice(0, FONTS);
  return [...fonts.map(({ id, name }) => ({ style: id, name })), ...pens].map((font) => ({ dimension: 'font', operations: [{ op: 'font', style: font.style }], says: `set in ${font.name}` }));
}

/** The idea in its other looks. */
const lookSteps = ({ idea }: Genome): Step[] =>
  idea ? looksOf(ideaOf(idea)).filter(([look]) => look !== idea.look).map(([look]) => ({ dimension: 'mark', operations: [{ op: 'look', look }], says: 'the idea drawn by another hand' })) : [];

/** The numbers of the idea, nearly as far as they go. */
const FAR_ENOUGH = 0.9;
const numberSteps = ({ idea }: Genome): Step[] =>
  idea
    ? Object.entries(ideaOf(idea).params ?? {}).flatMap(([name, { label, min, max, usual }]) => {
        const at = (share: number): number => usual + Math.abs(share) * ((share > 0 ? max : min) - usual);
        return [{ value: at(FAR_ENOUGH), way: 'up' }, { value: at(-FAR_ENOUGH), way: 'down' }].map(({ value, way }): Step => ({ dimension: 'mark', operations: [{ op: 'parameter', name, value }], says: `with “${label}” turned ${way}` }));
      })
    : [];

/** The other letters of the name that can carry the idea. */
const carrierSteps = ({ idea }: Genome, brief: Brief): Step[] =>
  idea ? carriersOf(ideaOf(idea), idea.things, brief).filter((at) => at !== idea.carrier).map((at): Step => ({ dimension: 'mark', operations: [{ op: 'carrier', at }], says: `with the ${[...brief.name.full][at]} as the picture` })) : [];

/** Other ways to draw a name that is drawn itself: it has no symbol to move. */
const OTHER_NAMES = 3;
function nameSteps({ idea, studio }: Genome, brief: Brief): Step[] {
  if (!idea || !isWordmarkIdea(idea)) return [];
  const ranked = rankIdeas(brief, STUDIOS_BY_ID[studio], ({ kind, isRetired, id }) => kind === 'wordmark' && !isRetired && id !== idea.program);
  const best = ranked.filter((each, i) => ranked.findIndex((other) => other.idea.id === each.idea.id) === i).slice(0, OTHER_NAMES);
  return best.map(({ idea: { id }, look }) => ({ dimension: 'mark', operations: [{ op: 'idea', idea: ideaRef({ program: id as typeof idea.program, look }) }], says: 'the name drawn another way' }));
}

/** What a name without an idea may get beside it. */
const symbolSteps = ({ idea }: Genome): Step[] =>
  idea
    ? []
    : [
        { dimension: 'mark', operations: [{ op: 'symbol', change: 'add' }], says: 'with a symbol for the name' },
        { dimension: 'mark', operations: [{ op: 'symbol', change: 'letter' }], says: 'with the initial as the symbol' },
      ];
