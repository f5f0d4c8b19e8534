import { type LetteringStyle, PENS, PEN_IDS, type PenId, penCovers } from '@fifteen/drawing';
import { type FontClass, type FontStyle, type LetterCase, nearestStyles } from '@fifteen/typography';
import { drawableText } from '../brief/drawable-name.ts';
import type { Genome, LetteringGene } from '../genome.ts';
import { bannedStyle } from '../propose/lettering-choice.ts';
import { type EditContext, type Edited, Refusal } from './edit.ts';
import { without } from './fields.ts';
import { KIND_CLASSES } from './font-kinds.ts';
import type { FontKind } from './operation.ts';

/** Letters that join: they are neither spaced nor set in capitals. */
const WRITTEN: ReadonlySet<FontClass> = new Set(['script', 'hand']);
const SERIFS: ReadonlySet<FontClass> = new Set([...KIND_CLASSES.serif, ...KIND_CLASSES.slab, 'flare']);
/** Stems closer than this share look equally heavy. */
const SAME_WEIGHT = 0.12;
/** Stems thinner than this share of the em break up on a screen. */
const HAIRLINE = 0.05;
/** Tracking that can still be read: of a font in em, of a pen in cap heights. */
const [TIGHTEST, WIDEST] = [-0.06, 0.45];
/** Stems of a pen that can be drawn, as a share of the cap height. */
const [THINNEST, THICKEST] = [0.06, 0.28];

const PEN_PREFIX = 'pen:';

/** The id that a list of fonts gives a pen. */
export const penStyleId = (pen: PenId): string => `${PEN_PREFIX}${pen}`;

export const penOf = (style: string): PenId | undefined => PEN_IDS.find((pen) => penStyleId(pen) === style);

/** The lettering's id as lists of fonts have it. */
export const styleIdOf = (style: LetteringStyle): string => ('pen' in style ? penStyleId(style.pen) : style.font);

export const letteringNameOf = (style: LetteringStyle, library: { style: (id: string) => FontStyle }): string =>
  'pen' in style ? PENS[style.pen].name : library.style(style.font).name;

const withStyle = (genome: Genome, style: LetteringStyle): Genome => {
  const { sub: _sub, ...lettering } = genome.lettering;
  const isTagAlike = genome.tag && styleIdOf(genome.tag.style) === styleIdOf(genome.lettering.style);
  return { ...genome, lettering: { ...lettering, style }, ...(isTagAlike && { tag: { ...genome.tag!, style } }) };
};

const caseNow = ({ style }: LetteringGene): LetterCase => style.case ?? 'title';

/** The font in a case that it supports, spaced as far from its usual as the lettering before it. */
function fontStyle(font: FontStyle, genome: Genome): LetteringStyle {
  const wanted = caseNow(genome.lettering);
  const letterCase: LetterCase = WRITTEN.has(font.class) ? 'title' : font.case === 'upper' ? 'upper' : wanted;
  const before = genome.lettering.style;
  const tracking = 'font' in before && !WRITTEN.has(font.class) ? (before.tracking ?? 0) : 0;
  return { font: font.id, case: letterCase, tracking };
}

function penStyle(pen: PenId, genome: Genome, { brief }: EditContext): LetteringStyle {
  const before = genome.lettering.style;
  const stem = 'pen' in before ? before.options.stem : stemOf(brief.library.style(before.font));
  return { pen, options: { ...('pen' in before ? before.options : {}), stem: clampStem(stem ?? PENS[pen].defaults.stem / 1000) }, ...(before.case && { case: before.case }) };
}

const stemOf = ({ stem, cap }: FontStyle): number => stem / cap;
const clampStem = (stem: number): number => Math.round(Math.max(THINNEST, Math.min(THICKEST, stem)) * 1000) / 1000;
const clampTracking = (tracking: number): number => Math.round(Math.max(TIGHTEST, Math.min(WIDEST, tracking)) * 1000) / 1000;

const pensFor = ({ brief: { name } }: EditContext): PenId[] => (name.script.isJoined ? [] : PEN_IDS.filter((pen) => penCovers(pen, name.full)));

/** Styles that may be chosen for a customer who did not name one; all of them where the dislikes leave none. */
function welcome({ brief }: EditContext, styles: readonly FontStyle[] = brief.styles): readonly FontStyle[] {
  const allowed = styles.filter((style) => !bannedStyle(style.class, stemOf(style), brief.taste));
  return allowed.length > 0 ? allowed : styles;
}

/** The style to compare with where a font like the present lettering is looked for. */
function nearestFont(genome: Genome, { brief }: EditContext): FontStyle | undefined {
  const { style } = genome.lettering;
  if ('font' in style) return brief.library.style(style.font);
  const stem = style.options.stem ?? PENS[style.pen].defaults.stem / 1000;
  return brief.styles.toSorted((one, other) => Math.abs(stemOf(one) - stem) - Math.abs(stemOf(other) - stem))[0];
}

export function namedFont(genome: Genome, id: string, context: EditContext): Edited {
  const wanted = id.toLowerCase();
  if (styleIdOf(genome.lettering.style) === wanted) return new Refusal(`The name is already set in ${letteringNameOf(genome.lettering.style, context.brief.library)}`);
  const pen = penOf(wanted) ?? PEN_IDS.find((each) => PENS[each].name.toLowerCase() === wanted);
  if (pen) return pensFor(context).includes(pen) ? withStyle(genome, penStyle(pen, genome, context)) : new Refusal(`The ${PENS[pen].name} pen can’t draw every letter of this name`);
  const style = context.brief.styles.find((each) => each.id === wanted || each.family === wanted || each.name.toLowerCase() === wanted);
  return style ? withStyle(genome, fontStyle(style, genome)) : new Refusal(`“${id}” isn’t one of the fonts that can set this name`);
}

/** The nearest style of a kind; with `without`, the nearest that is not of it. */
export function fontOfKind(genome: Genome, kind: FontKind, isUnwanted: boolean, context: EditContext): Edited {
  const { style } = genome.lettering;
  const isPen = 'pen' in style;
  if (kind === 'drawn') {
    if (isUnwanted) return isPen ? otherFont(genome, context, 'fonts') : new Refusal('The letters are already in a font');
    const pen = pensFor(context)[0];
    if (isPen) return new Refusal('The letters are already drawn');
    return pen ? withStyle(genome, penStyle(pen, genome, context)) : new Refusal('None of our drawn alphabets has every letter of this name');
  }
  const current = nearestFont(genome, context);
  const isOfKind = ({ class: fontClass }: FontStyle) => KIND_CLASSES[kind].includes(fontClass);
  if (!isPen && current && isOfKind(current) !== isUnwanted) return new Refusal(`The letters are ${isUnwanted ? 'not ' : ''}of that kind already`);
  const choices = welcome(context, context.brief.styles.filter((each) => isOfKind(each) !== isUnwanted));
  const best = current ? nearestStyles(current, choices)[0] : choices[0];
  return best ? withStyle(genome, fontStyle(best, genome)) : new Refusal('No font of that kind has every letter of this name');
}

/** Another family like the present one; from a pen, the next pen. */
export function otherFont(genome: Genome, context: EditContext, only?: 'fonts'): Edited {
  const { style } = genome.lettering;
  if ('pen' in style && only !== 'fonts') {
    const pens = pensFor(context);
    const next = pens[(pens.indexOf(style.pen) + 1) % pens.length];
    if (next && next !== style.pen) return withStyle(genome, penStyle(next, genome, context));
  }
  const current = nearestFont(genome, context);
  const best = current && nearestStyles(current, welcome(context).filter(({ family }) => family !== current.family))[0];
  return best ? withStyle(genome, fontStyle(best, genome)) : new Refusal('No other font has every letter of this name');
}

/** A pen's stroke grown; of a font another weight of the family, else the nearest style that is heavier or lighter. */
export function weighed(genome: Genome, steps: number, context: EditContext): Edited {
  const { style } = genome.lettering;
  if ('pen' in style) {
    const before = style.options.stem ?? PENS[style.pen].defaults.stem / 1000;
    const stem = clampStem(before * 1.28 ** steps);
    return stem === before ? new Refusal(`The letters can’t get any ${steps > 0 ? 'bolder' : 'lighter'}`) : withStyle(genome, { ...style, options: { ...style.options, stem } });
  }
  const current = context.brief.library.style(style.font);
  const isBeyond = ({ stem }: FontStyle) => (steps > 0 ? stem > current.stem * (1 + SAME_WEIGHT) : stem < current.stem * (1 - SAME_WEIGHT));
  const beyond = context.brief.styles.filter((each) => isBeyond(each) && each.stem >= HAIRLINE && isLike(each, current));
  const family = beyond.filter((each) => each.family === current.family);
  const kin = context.locks.has('font') ? [] : welcome(context, beyond);
  const best = [...family, ...kin].toSorted((one, other) => unfit(one, current, steps) - unfit(other, current, steps))[0];
  if (best) return withStyle(genome, fontStyle(best, genome));
  return new Refusal(`${current.name} has no ${steps > 0 ? 'bolder' : 'lighter'} weight${context.locks.has('font') ? ', and you asked to keep it' : ''}`);
}

/** Serifs stay serifs, and handwriting stays handwriting: another weight is not another voice. */
const isLike = (one: FontStyle, other: FontStyle): boolean => [SERIFS, WRITTEN].every((classes) => classes.has(one.class) === classes.has(other.class));

/** Distance from the wanted stem, a third heavier or a quarter lighter a step; another class costs, another family a little. */
function unfit(style: FontStyle, current: FontStyle, steps: number): number {
  const wanted = current.stem * 1.33 ** steps;
  return Math.abs(Math.log2(style.stem / wanted)) + (style.class === current.class ? 0 : 0.35) + (style.family === current.family ? -0.3 : 0);
}

export function cased(genome: Genome, letterCase: LetterCase, { brief }: EditContext): Edited {
  const { style } = genome.lettering;
  if (!brief.name.script.hasCase) return new Refusal('This script has no capitals');
  if (caseNow(genome.lettering) === letterCase) return new Refusal('The letters are already in that case');
  if ('pen' in style) {
    const { unicase, name } = PENS[style.pen];
    return unicase && letterCase !== unicase ? new Refusal(`The ${name} pen has ${unicase === 'upper' ? 'capitals' : 'small letters'} only`) : withStyle(genome, { ...style, case: letterCase });
  }
  const font = brief.library.style(style.font);
  if (letterCase === 'upper' && WRITTEN.has(font.class)) return new Refusal(`${font.name} isn’t made for capitals only`);
  if (letterCase !== 'upper' && font.case === 'upper') return new Refusal(`${font.name} has capitals only`);
  return withStyle(genome, { ...style, case: letterCase });
}

export function tracked(genome: Genome, steps: number, { brief: { name, library } }: EditContext): Edited {
  const { style } = genome.lettering;
  if (name.script.isJoined) return new Refusal('The letters of this script join, so they can’t be spaced');
  if ('font' in style && WRITTEN.has(library.style(style.font).class)) return new Refusal('Handwritten letters join, so they can’t be spaced');
  if ([...name.full].length < 2) return new Refusal('One letter has no spacing');
  const before = ('pen' in style ? style.options.tracking : style.tracking) ?? 0;
  const tracking = clampTracking(before + steps * 0.06);
  if (tracking === before) return new Refusal(`The letters can’t be set any ${steps > 0 ? 'wider' : 'tighter'}`);
  return withStyle(genome, 'pen' in style ? { ...style, options: { ...style.options, tracking } } : { ...style, tracking });
}

/** Makes letters rounder or sharper: a pen's corners, or another font. The mark's corners follow if its idea has any. */
export function cornered(genome: Genome, steps: number, context: EditContext): Edited {
  const { style } = genome.lettering;
  const mark = genome.idea ? { ...genome.idea, params: { ...genome.idea.params, radius: clampRadius((genome.idea.params['radius'] ?? 0.02) + steps * 0.03) } } : null;
  if ('pen' in style) {
    const before = style.options.radius ?? PENS[style.pen].defaults.radius / 1000;
    const radius = clampRadius(before + steps * 0.06);
    const terminal = steps > 0 ? 'round' : 'flat';
    if (radius === before && style.options.terminal === terminal) return new Refusal(`It can’t get any ${steps > 0 ? 'rounder' : 'sharper'}`);
    return { ...withStyle(genome, { ...style, options: { ...style.options, radius, terminal } }), idea: mark };
  }
  const font = fontOfKind(genome, 'rounded', steps < 0, context);
  if (!(font instanceof Refusal)) return { ...font, idea: mark };
  return genome.idea ? { ...genome, idea: mark } : font;
}

const clampRadius = (radius: number): number => Math.round(Math.max(0, Math.min(0.5, radius)) * 1000) / 1000;

/** The letters as the font or the pen has them. */
export function plainLetters(genome: Genome): Edited {
  const { style } = genome.lettering;
  const plain: LetteringStyle = 'pen' in style ? { pen: style.pen, options: { ...(style.options.stem !== undefined && { stem: style.options.stem }) }, ...(style.case && { case: style.case }) } : { ...style, tracking: 0 };
  return JSON.stringify(plain) === JSON.stringify(style) ? new Refusal('The letters are already plain') : withStyle(genome, plain);
}

export function tagged(genome: Genome, text: string, { brief }: EditContext): Edited {
  if (text.trim() === '') return genome.tag ? { ...without(genome, 'tagScale'), tag: null } : new Refusal('There is no tagline to remove');
  const drawable = drawableText(text, brief.library).text;
  if (drawable === '') return new Refusal('That tagline has no letters that we can draw');
  const style = genome.tag?.style ?? tagStyleOf(genome, drawable);
  return genome.tag?.text === drawable ? new Refusal('The tagline says that already') : { ...genome, tag: { text: drawable, style } };
}

/** A tag is set like the smaller line where there is one; a pen that lacks its letters gives way to a font. */
function tagStyleOf({ lettering: { style, sub } }: Genome, text: string): LetteringStyle {
  const own = sub ?? style;
  return 'pen' in own && !penCovers(own.pen, text) ? { font: 'jost-600' } : own;
}

export function linedUp(genome: Genome, lines: 'one' | 'several', { brief }: EditContext): Edited {
  const setting = lines === 'one' ? 'line' : brief.name.sub ? 'main-and-sub' : 'lines';
  if (genome.lettering.setting === setting) return new Refusal(`The name is already on ${lines === 'one' ? 'one line' : 'several lines'}`);
  if (lines === 'several' && brief.name.pieces.units.length < 2) return new Refusal('The name is one word: it stays on one line');
  return { ...genome, lettering: { ...genome.lettering, setting } };
}
