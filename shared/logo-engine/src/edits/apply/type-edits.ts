import { isSerif, standsInCapitals, trackingFor } from '../../studios/lettering.ts';
import type { Genome } from '../../genome.ts';
import type { FontClass, FontStyle } from '../../type/font-style.ts';
import { nearestStyles } from '../../type/nearest-styles.ts';
import type { LetterCase, Treatment, TypeSpec } from '../../type/type-spec.ts';
import type { FontKind } from '../operations.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';

const SANS: readonly FontClass[] = ['geo', 'grot', 'grotwide', 'roundgrot', 'wide', 'tech', 'flare', 'plain'];
export const KIND_CLASSES: Readonly<Record<FontKind, readonly FontClass[]>> = {
  serif: ['roman', 'old', 'lightserif', 'didone', 'softserif', 'fatface'],
  sans: SANS,
  slab: ['slab'],
  script: ['script'],
  hand: ['hand'],
  mono: ['mono'],
  rounded: ['round', 'roundbold', 'roundgrot'],
  condensed: ['cond'],
  wide: ['wide', 'techwide', 'grotwide'],
  retro: ['retro', 'fat', 'fatface'],
  deco: ['deco'],
  geometric: ['geo'],
  tech: ['tech', 'techwide', 'mono'],
};

/** Stems closer than this share look equally heavy. */
const SAME_WEIGHT = 0.12;
/** Thinner letters break up on a screen. */
const HAIRLINE = 0.05;
const WRITTEN: ReadonlySet<FontClass> = new Set(['script', 'hand']);

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

export const clampTracking = (tracking: number): number => Math.round(Math.max(-0.06, Math.min(0.45, tracking)) * 1000) / 1000;

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
  const style = nearestStyles(current, keepingCase(context.styles.filter((each) => isOfKind(each) !== isUnwanted), genome))[0];
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

export function cased(genome: Genome, letterCase: LetterCase, context: EditContext): Edited {
  if (!context.name.script.hasCase) return new Refusal('This script has no capitals');
  if (genome.type.case === letterCase) return new Refusal('The letters stand in that case already');
  const style = context.library.style(genome.type.font);
  if (letterCase === 'upper' && !standsInCapitals(style)) return new Refusal(`${style.name} is not made to stand in capitals`);
  if (letterCase !== 'upper' && style.case === 'upper') return new Refusal(`${style.name} has capitals only`);
  const { constructed: _constructed, laid: _laid, swap: _swap, ...type } = genome.type;
  return { ...genome, type: { ...type, case: letterCase, tracking: clampTracking(trackingFor(style, letterCase)) } };
}

export function tracked(genome: Genome, steps: number, { name, library }: EditContext): Edited {
  if (name.script.isJoined) return new Refusal('The letters of this script join: they are never spaced');
  if (WRITTEN.has(library.style(genome.type.font).class)) return new Refusal('Written letters join: they are never spaced');
  if ([...name.full].length < 2) return new Refusal('One letter has no spacing');
  const { constructed } = genome.type;
  if (constructed) return { ...genome, type: { ...genome.type, constructed: { ...constructed, spacing: Math.max(4, Math.min(60, constructed.spacing + steps * 7)) } } };
  const tracking = clampTracking(genome.type.tracking + steps * 0.06);
  return tracking === genome.type.tracking ? new Refusal('The letters cannot be spaced further and still be read') : { ...genome, type: { ...genome.type, tracking } };
}

/** Cuts that would close up or hide in letters this thin. */
const LEAST_STEM = 0.1;
const NEEDS_MASS: ReadonlySet<Treatment> = new Set(['slice', 'inline', 'lines', 'knife', 'harlequin']);

/** Cuts and softened corners eat hairlines: they need letters of even strokes. */
const NEEDS_EVEN: ReadonlySet<Treatment> = new Set(['inline', 'lines', 'round', 'slice']);
const UNEVEN: ReadonlySet<FontClass> = new Set(['roman', 'old', 'lightserif', 'didone', 'softserif', 'fatface', 'deco', 'flare', 'script', 'hand', 'retro']);

/** Whether corners of these letters can be softened without losing a stroke. */
export const hasEvenStrokes = ({ class: fontClass, stem }: FontStyle): boolean => !UNEVEN.has(fontClass) && stem >= LEAST_STEM;

export function treated(genome: Genome, kind: Treatment, is: 'on' | 'off', context: EditContext): Edited {
  const { treatment, ...type } = genome.type;
  if (is === 'off') return treatment?.kind === kind ? { ...genome, type } : new Refusal('The letters do not have that');
  if (treatment?.kind === kind) return new Refusal('The letters have that already');
  const style = context.library.style(type.font);
  if (context.name.script.isJoined || WRITTEN.has(style.class)) return new Refusal('Letters that join are not cut or shaded');
  if (NEEDS_MASS.has(kind) && style.stem < LEAST_STEM) return new Refusal(`${style.name} is too thin for that`);
  if (NEEDS_EVEN.has(kind) && !hasEvenStrokes(style)) return new Refusal(`The fine strokes of ${style.name} would be lost`);
  const { constructed: _constructed, laid: _laid, swap: _swap, ...plain } = type;
  return { ...genome, type: { ...plain, treatment: { kind } } };
}

/** The letters as the font has them, without additions. */
export function plainLetters(genome: Genome): Edited {
  const { treatment, swap, ...type } = genome.type;
  const { deco, ...rest } = genome;
  return treatment || swap || deco ? { ...rest, type } : new Refusal('The letters are plain already');
}
