import type { Draw } from './draw.ts';
import type { LetteringStyle } from './text/lettering-style.ts';
import { asWired } from './isolate/wire-layer.ts';
import type { Layer } from './layer.ts';

/** What a program gets besides the drawing board. Plain data. */
export interface ProgramInput {
  /** The name as the customer writes it, and its words. */
  readonly name: string;
  readonly words: readonly string[];
  /** Letters that the idea is about, such as an initial; empty where it is about none. */
  readonly letters: string;
  /** The letter that carries the idea, by its place in the name in characters from 0; undefined for the usual one. */
  readonly carrier?: number | undefined;
  /** The things of the brief that the idea was chosen for, in the order of its needs: "osprey", "sail". */
  readonly things: readonly string[];
  /** Which look of the program to draw. */
  readonly look: string;
  /** The stroke that mark and word share, as a share of the mark's size: .03 is light, .12 heavy. */
  readonly stem: number;
  /** Corner radius that they share, as a share of the mark's size. */
  readonly radius: number;
  /** Lean that they share, in degrees. */
  readonly slope: number;
  /** How many colors the customer's palette leads with, 1 to 4: `second` equals `main` where there is one. */
  readonly colors: number;
  /** Numbers that the editor may change, by the program's own names. */
  readonly params: Readonly<Record<string, number>>;
  /** How the rest of the logo is set, for programs that draw the name themselves: `d.write(input.name, input.lettering, 200)`. */
  readonly lettering: LetteringStyle;
  /** Repeatable numbers from 0 up to 1 for the same seed; the name keeps draws independent of each other. */
  readonly random: (name: string) => number;
}

/** An idea as a drawing: gets the board and the input, returns layers from back to front. */
export type DrawProgram = (d: Draw, input: ProgramInput) => Layer[];

/** Runs a program of our own, outside of the isolate: it draws what it would draw inside, to the byte. */
export const runProgram = (draw: DrawProgram, d: Draw, input: ProgramInput): Layer[] => asWired(draw(d, input), d.budget);
