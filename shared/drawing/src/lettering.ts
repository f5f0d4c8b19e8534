import { type Box, boxAround, boxOf } from './box.ts';
import type { Budget } from './budget.ts';
import { type Anchors, transformAnchors } from './anchors.ts';
import { Shape } from './shape.ts';
import * as g from '@fifteen/geometry';
import { type Matrix, Transformable } from './transformable.ts';
import type { Mono } from './layer.ts';
import type { Paint } from './paint.ts';

/** Part of a letter that a pen draws in a color of its own. */
export interface LetterPart {
  readonly shape: Shape;
  readonly paint: Paint;
  /** How it appears in one color; the default is the same as for other layers. */
  readonly mono?: Mono;
}

/** One letter at its place in a line. */
export interface Letter {
  /** The characters it draws; empty for a mark that belongs to the letter before. */
  readonly text: string;
  readonly shape: Shape;
  /** Parts in colors of their own, where the pen draws with several; together they make the shape. */
  readonly parts: readonly LetterPart[];
  /** Where it starts on the baseline, and how far the next letter is from there. */
  readonly x: number;
  readonly advance: number;
  /** Points on the letter that a picture can take over. Pens always give them, fonts where they can be found. */
  readonly anchors: Anchors;
}

/** Sizes of a lettering in units. Heights are positive and measured from the baseline. */
export interface LetteringMeasures {
  readonly baseline: number;
  readonly capHeight: number;
  readonly xHeight: number;
  readonly ascender: number;
  readonly descender: number;
  /** Width of an upright stroke. */
  readonly stem: number;
}

/** One line of letters. Never changes: each method returns a new one. */
export class Lettering extends Transformable<Lettering> {
  readonly letters: readonly Letter[];
  readonly measures: LetteringMeasures;
  readonly budget: Budget;
  #shape: Shape | undefined;

  constructor(letters: readonly Letter[], measures: LetteringMeasures, budget: Budget) {
    super();
    this.letters = letters;
    this.measures = measures;
    this.budget = budget;
  }

  /** All letters as one shape. */
  get shape(): Shape {
    return (this.#shape ??= new Shape(g.union(...this.letters.map(({ shape }) => shape.path)), this.budget));
  }

  get bounds(): Box {
    return boxAround(this.letters.map(({ shape }) => shape.bounds));
  }

  /** The box from baseline to cap height: what the eye centers a word by. */
  get capBox(): Box {
    const { left, right } = this.bounds;
    const { baseline, capHeight } = this.measures;
    return boxOf(left, baseline - capHeight, right, baseline);
  }

  /** The letters whose text is one of these characters. */
  find(characters: string): Letter[] {
    return this.letters.filter(({ text }) => text !== '' && characters.includes(text));
  }

  /** All letters but these as one shape: what is left when a picture takes over the others. */
  without(...letters: readonly Letter[]): Lettering {
    return new Lettering(this.letters.filter((letter) => !letters.includes(letter)), this.measures, this.budget);
  }

  /** One letter drawn differently, at the same place. */
  replace(letter: Letter, shape: Shape): Lettering {
    return new Lettering(this.letters.map((other) => (other === letter ? { ...other, shape, parts: [] } : other)), this.measures, this.budget);
  }

  transform(matrix: Matrix): Lettering {
    const k = Math.sqrt(Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
    const { baseline, ...heights } = this.measures;
    const scaled = Object.fromEntries(Object.entries(heights).map(([name, value]) => [name, value * k])) as Omit<LetteringMeasures, 'baseline'>;
    return new Lettering(
      this.letters.map((letter) => ({
        ...letter,
        shape: letter.shape.transform(matrix),
        parts: letter.parts.map((part) => ({ ...part, shape: part.shape.transform(matrix) })),
        x: matrix[0] * letter.x + matrix[4],
        advance: matrix[0] * letter.advance,
        anchors: transformAnchors(letter.anchors, matrix),
      })),
      { ...scaled, baseline: matrix[3] * baseline + matrix[5] },
      this.budget,
    );
  }
}
