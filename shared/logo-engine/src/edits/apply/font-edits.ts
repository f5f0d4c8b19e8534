import { isSerif, standsInCapitals, trackingFor } from '../../studios/lettering.ts';
import type { Genome } from '../../genome.ts';
import type { FontStyle } from '../../type/font-style.ts';
import { nearestStyles } from '../../type/nearest-styles.ts';
import type { LetterCase, TypeSpec } from '../../type/type-spec.ts';
import type { FontKind } from '../operations.ts';
import { welcomeStyles } from './dislikes.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';
import { KIND_CLASSES } from './font-kinds.ts';
import { NEEDS_EVEN, WRITTEN, clampTracking, hasEvenStrokes } from './letter-edits.ts';

/** Stems closer than this share look equally heavy. */
const SAME_WEIGHT = 0.12;
/** Thinner letters break up on a screen. */
const HAIRLINE = 0.05;

/** The name in another style, its case and spacing made to suit; letters of the engine's own give way to the font. */
export function withFont(genome: Genome, style: FontStyle, context: EditContext): Genome {
  const { constructed: _constructed, laid: _laid, ...type } = genome.type;
  const letterCase = caseIn(style, type.case);
  const usual = (font: FontStyle, letters: LetterCase) => (context.name.script.isJoined ? 0 : trackingFor(font, letters));
  const extra = type.tracking - usual(context.library.style(type.font), type.case);
  const tracking = clampTracking(usual(style, letterCase) + (WRITTEN.has(style.class) ? 0 : extra));
  return { ...genome, type: withoutMisfits({ ...type, font: style.id, subFont: type.subFont === type.font ? style.id : type.subFont, case: letterCase, tracking }, style) };
}

/** Cuts and swapped letters do not suit joined letters. */
function withoutMisfits(type: TypeSpec, style: FontStyle): TypeSpec {
  if (WRITTEN.has(style.class)) return without(type, 'treatment', 'swap');
  return type.treatment && NEEDS_EVEN.has(type.treatment.kind) && !hasEvenStrokes(style) ? without(type, 'treatment') : type;
}

function caseIn(style: FontStyle, wanted: LetterCase): LetterCase {
  if (wanted === 'upper' && !standsInCapitals(style)) return 'title';
  return wanted === 'lower' && style.case === 'upper' ? 'upper' : wanted;
}

/** Styles that can stand in the case of the name; all of them where none can. */
export function keepingCase(styles: readonly FontStyle[], { type }: Pick<Genome, 'type'>): readonly FontStyle[] {
  const keeping = styles.filter((style) => caseIn(style, type.case) === type.case);
  return keeping.length > 0 ? keeping : styles;
}

export function namedFont(genome: Genome, id: string, context: EditContext): Edited {
  const wanted = id.toLowerCase();
  const style = context.styles.find((each) => each.id === wanted || each.family === wanted || each.name.toLowerCase() === wanted);
  if (!style) return new Refusal(`“${id}” is not among the fonts that can set this name`);
  return style.id === genome.type.font ? new Refusal(`The name is set in ${style.name} already`) : withFont(genome, style, context);
}

/** The likest style of a kind; with `without`, the likest that is not of it. */
export function fontOfKind(genome: Genome, kind: FontKind, isUnwanted: boolean, context: EditContext): Edited {
  const current = context.library.style(genome.type.font);
  const isOfKind = (style: FontStyle) => KIND_CLASSES[kind].includes(style.class);
  const isDrawnAsFont = !genome.type.constructed && !genome.type.laid;
  if (isDrawnAsFont && isOfKind(current) !== isUnwanted) return new Refusal(`The letters are ${isUnwanted ? 'not ' : ''}of that kind already`);
  const style = nearestStyles(current, keepingCase(welcomeStyles(context.styles.filter((each) => isOfKind(each) !== isUnwanted), context.taste.bans), genome))[0];
  return style ? withFont(genome, style, context) : new Refusal('No font of that kind draws this name');
}

/** Another family of the same class; of a like one where the class has no other. */
export function otherFont(genome: Genome, context: EditContext): Edited {
  const current = context.library.style(genome.type.font);
  const style = nearestStyles(current, keepingCase(context.styles.filter(({ family }) => family !== current.family), genome))[0];
  return style ? withFont(genome, style, context) : new Refusal('No other font draws this name');
}

/** Another weight of the family, else the likest style that is as much heavier or lighter. */
export function weighed(genome: Genome, steps: number, context: EditContext): Edited {
  const { constructed } = genome.type;
  if (constructed) return { ...genome, type: { ...genome.type, constructed: { ...constructed, weight: Math.round(Math.max(6, Math.min(34, constructed.weight * 1.28 ** steps))) } } };
  const current = context.library.style(genome.type.font);
  const isBeyond = ({ stem }: FontStyle) => (steps > 0 ? stem > current.stem * (1 + SAME_WEIGHT) : stem < current.stem * (1 - SAME_WEIGHT));
  const beyond = keepingCase(context.styles.filter((style) => isBeyond(style) && style.stem >= HAIRLINE), genome);
  const family = beyond.filter((style) => style.family === current.family);
  const kin = context.locks.has('font') ? [] : beyond.filter((style) => isSerif(style) === isSerif(current) && WRITTEN.has(style.class) === WRITTEN.has(current.class));
  const choices = [...family, ...kin].toSorted((one, other) => unfit(one, current, steps) - unfit(other, current, steps));
  const word = steps > 0 ? 'bolder' : 'lighter';
  return choices[0] ? withFont(genome, choices[0], context) : new Refusal(`There is no ${word} weight of ${current.name}${context.locks.has('font') ? ', which you asked to keep' : ''}`);
}

/** Distance from the wanted stem, a third heavier or a quarter lighter a step; another class costs, another family a little. */
function unfit(style: FontStyle, current: FontStyle, steps: number): number {
  const wanted = current.stem * 1.33 ** steps;
  return Math.abs(Math.log2(style.stem / wanted)) + (style.class === current.class ? 0 : 0.35) + (style.family === current.family ? -0.3 : 0);
}
