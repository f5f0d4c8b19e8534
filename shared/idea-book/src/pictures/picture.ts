import type { Draw, Paint, Shape } from '@fifteen/drawing';
import type { ThingId } from '@fifteen/meaning';

/** One area of a small picture. */
export interface PicturePart {
  readonly shape: Shape;
  /** `ground` cuts a hole. */
  readonly paint: Paint;
}

/**
 * A picture that takes the place of a round letter or of its middle: drawn within a disc of radius 500 around the origin,
 * which it fills. `stem` is the stroke of the letters around it, in the same units.
 */
export type RoundPicture = (d: Draw, stem: number) => readonly PicturePart[];

/**
 * A picture that ends an upright stroke: drawn upwards from the origin, where it joins a stem 100 units wide; what it
 * covers below the origin replaces the stem's end. At most 400 wide and 400 high.
 */
export type CapPicture = (d: Draw) => readonly PicturePart[];

/** A picture that takes the place of a dot: drawn within a box of 200 by 240 around the origin, about as heavy as a disc of radius 90. */
export type DotPicture = (d: Draw) => readonly PicturePart[];

/**
 * A picture that takes the place of a whole letter, as tall as it: drawn from the baseline at 0 up to -1,000, about as heavy
 * as the letters, whose upright stroke is `stem` in the same units. Areas do not overlap, so that it reads in one color too.
 */
export type LetterPicture = (d: Draw, stem: number) => readonly PicturePart[];

/** The same thing is drawn differently for different letters: a fork for I, a fork across a knife for X. */
export interface NamedLetterPicture {
  readonly name: string;
  readonly draw: LetterPicture;
}

/** Small pictures of one thing, in the places where it can stand for a part of a letter. */
export interface Picture {
  readonly thing: ThingId;
  /** How it is called in a sentence, with its article: "a coffee bean". */
  readonly name: string;
  readonly round?: RoundPicture;
  readonly cap?: CapPicture;
  readonly dot?: DotPicture;
  /** By the letter whose form it has. Capitals stand for small letters of the same form too. */
  readonly letters?: Readonly<Record<string, NamedLetterPicture>>;
}

export const picture = <const T extends Picture>(entry: T): T => entry;
