import { Draw, DrawingError, type Layer, type Reading, createBudget } from '@fifteen/drawing';
import type { Idea } from '@fifteen/idea-book';
import type { FontLibrary } from '@fifteen/typography';
import { inputFor, isFor } from './input.ts';
import { fontFor, NAMES } from './names.ts';

/** One look of an idea, drawn for a name that suits it. */
export interface DrawnLook {
  readonly idea: Idea;
  readonly look: string;
  readonly name: string;
  readonly layers: readonly Layer[];
  /** Letters that the program drew its own way. */
  readonly readings: readonly Reading[];
}

/** Draws a look for one name; undefined where the idea or the look refuses the name. */
export function drawLook(idea: Idea, look: string, name: string, library: FontLibrary, font = fontFor(name)): DrawnLook | undefined {
  if (!isFor(idea, name)) return undefined;
  const d = new Draw(library, createBudget());
  try {
    return { idea, look, name, layers: idea.draw(d, inputFor(idea, look, { name, font })), readings: d.readings };
  } catch (error) {
    if (error instanceof DrawingError) return undefined;
    throw error;
  }
}

/** Every look of these ideas, each for the first name that suits it, in the plain font or another that is loaded. */
export const drawLooks = (ideas: readonly Idea[], library: FontLibrary, font: (idea: Idea, look: string, name: string) => string = (_idea, _look, name) => fontFor(name)): DrawnLook[] =>
  ideas.flatMap((idea) => Object.keys(idea.looks).flatMap((look) => firstOf(namesFor(idea), (name) => drawLook(idea, look, name, library, font(idea, look, name))) ?? []));

/** A name with the initial that an idea asks for, before all others. */
const namesFor = ({ initials = '' }: Idea): string[] => [...[...initials].map((letter) => `${letter}ora Lane`), ...NAMES];

function firstOf<T, R>(values: readonly T[], make: (value: T) => R | undefined): R | undefined {
  for (const value of values) {
    const made = make(value);
    if (made !== undefined) return made;
  }
  return undefined;
}
