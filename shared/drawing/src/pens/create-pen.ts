import type { Draw } from '../draw.ts';
import type { LetterPart } from '../lettering.ts';
import { type MarkName, SAME_FORM, decomposed, isBelow } from './marks.ts';
import type { Pen, PenGlyph, PenStyle } from './pen.ts';
import { type Anchors, transformAnchors } from '../anchors.ts';
import type { Paint } from '../paint.ts';
import type { Shape } from '../shape.ts';

/** One letter as its pen draws it, before spacing and accents: see {@link PenGlyph} for the units. */
export interface DrawnLetter {
  readonly shape: Shape;
  readonly parts?: readonly LetterPart[];
  /** Side bearings, 1 for a straight stem, about .5 for a round side, about .2 for an open or slanting one. */
  readonly left?: number;
  readonly right?: number;
  readonly anchors?: Anchors;
  /** Right edge, where it is not that of the ink: a mark may hang over. */
  readonly width?: number;
  /** Where the marks above and below are centered, if not on the middle of the ink. */
  readonly markX?: number;
  /** The color of the marks, where the letter has parts; that of its first part unless given. */
  readonly markPaint?: Paint;
}

/** Everything of one letter depends on these. */
export type LetterProgram = (d: Draw, style: PenStyle) => DrawnLetter;

/** A mark drawn around x = 0; one above with its bottom at y = 0, one below with its top at y = 0. */
export type MarkProgram = (d: Draw, style: PenStyle, isCapital: boolean) => Shape;

export interface PenDesign extends Pick<Pen, 'id' | 'name' | 'defaults' | 'heights' | 'spacing' | 'strokeOf' | 'unicase'> {
  readonly letters: Readonly<Record<string, LetterProgram>>;
  readonly marks: Readonly<Partial<Record<MarkName, MarkProgram>>>;
  /** Distance of a mark from the letter, in units of 1,000 to the cap height. */
  readonly markGap: (style: PenStyle) => number;
  /** Corrections by pair: "AV": -90. A character of `classes` represents its whole class. */
  readonly kerning: Readonly<Record<string, number>>;
  /** Letters that kern alike, by the one that pairs name: `{ A: 'AÁÀÂÄÃÅ' }`. Accented letters follow their base by themselves. */
  readonly classes?: Readonly<Record<string, string>>;
}

/** A pen from its letters: adds accented letters, the forms that scripts share, and kerning by class. */
export function createPen(design: PenDesign): Pen {
  const classOf = new Map(Object.entries(design.classes ?? {}).flatMap(([name, members]) => [...members].map((member) => [member, name] as const)));
  const baseOf = (character: string): string => {
    const own = design.letters[character] ? character : (decomposed(character)?.base ?? character);
    const form = design.letters[own] ? own : (SAME_FORM[own] ?? own);
    return classOf.get(form) ?? form;
  };
  const programFor = (character: string): LetterProgram | undefined => design.letters[character] ?? (SAME_FORM[character] ? design.letters[SAME_FORM[character]] : undefined);
  const partsOf = (character: string): { program: LetterProgram; base: string; marks: MarkName[] } | undefined => {
    const whole = programFor(character);
    if (whole) return { program: whole, base: character, marks: [] };
    const split = withOwnBase(character, decomposed(character), programFor);
    const program = split && (programFor(DOTLESS[split.base] && split.marks.some((mark) => !isBelow(mark)) ? DOTLESS[split.base]! : split.base) ?? programFor(split.base));
    return split && program && split.marks.every((mark) => design.marks[mark]) ? { program, base: split.base, marks: split.marks } : undefined;
  };
  return {
    ...design,
    has: (character) => partsOf(character) !== undefined,
    kern: (left, right) => design.kerning[`${baseOf(left)}${baseOf(right)}`] ?? 0,
    glyph: (character, style, d) => {
      const parts = partsOf(character);
      return parts && marked(parts.program(d, style), parts, design, style, d);
    },
  };
}

interface Split {
  readonly base: string;
  readonly marks: MarkName[];
}

/** The split of Ớ into Ơ and its acute, where the pen draws Ơ itself. */
function withOwnBase(character: string, split: Split | undefined, programFor: (character: string) => LetterProgram | undefined): Split | undefined {
  if (!split || split.marks.length < 2) return split;
  const [base = '', ...marks] = [...character.normalize('NFD')];
  const own = marks.findIndex((mark) => programFor(`${base}${mark}`.normalize('NFC')) !== undefined);
  return own < 0 ? split : { base: `${base}${marks[own]!}`.normalize('NFC'), marks: split.marks.filter((_, i) => i !== own) };
}

/** i and j lose their dots below a mark. */
const DOTLESS: Readonly<Record<string, string>> = { i: 'ı', j: 'ȷ', і: 'ı', ј: 'ȷ' };

function marked(letter: DrawnLetter, { base, marks }: { base: string; marks: readonly MarkName[] }, design: PenDesign, style: PenStyle, d: Draw): PenGlyph {
  const { bounds } = letter.shape;
  const isCapital = base === base.toUpperCase() && base !== base.toLowerCase();
  const x = letter.markX ?? bounds.cx;
  let top = bounds.top - design.markGap(style);
  const drawn: Shape[] = [];
  for (const mark of marks) {
    const shape = design.marks[mark]!(d, style, isCapital);
    if (isBelow(mark)) drawn.push(shape.move(x, Math.max(0, bounds.bottom)));
    else {
      drawn.push(shape.move(x, top));
      top = drawn.at(-1)!.bounds.top - design.markGap(style) * 0.7;
    }
  }
  const shape = drawn.length > 0 ? letter.shape.union(...drawn) : letter.shape;
  const first = letter.parts?.[0];
  const glyph: PenGlyph = {
    shape,
    ...(letter.parts && { parts: [...letter.parts, ...drawn.map((mark) => ({ ...first!, shape: mark, paint: letter.markPaint ?? first!.paint }))] }),
    width: letter.width ?? bounds.right,
    left: letter.left ?? 1,
    right: letter.right ?? 1,
    anchors: letter.anchors ?? {},
  };
  const side = design.spacing(style) * OVERHANG;
  const out = (overhang: number, bearing: number): number => Math.max(0, overhang - Math.max(0, bearing) * side);
  return spread(glyph, out(bounds.left - shape.bounds.left, glyph.left), out(shape.bounds.right - bounds.right, glyph.right));
}

/** Marks wider than their letter, as on ï, may hang over this share of its side bearings; by more they move its neighbors away. */
const OVERHANG = 0.5;

/** The glyph with more space on both sides. */
function spread(glyph: PenGlyph, left: number, right: number): PenGlyph {
  if (left === 0 && right === 0) return glyph;
  return {
    ...glyph,
    shape: glyph.shape.move(left, 0),
    ...(glyph.parts && { parts: glyph.parts.map((part) => ({ ...part, shape: part.shape.move(left, 0) })) }),
    width: left + glyph.width + right,
    anchors: transformAnchors(glyph.anchors, [1, 0, 0, 1, left, 0]),
  };
}
