import { Draw, type Layer, createBudget, runProgram } from '@fifteen/drawing';
import type { Idea } from '@fifteen/idea-book';
import type { Brief } from '../brief/brief.ts';
import type { Genome } from '../genome.ts';
import { ideaOf } from '../idea-of.ts';
import { programInput } from './program-input.ts';

/** The picture of a logo by itself: what its idea draws, before it is set beside the name. */
export interface Picture {
  readonly kind: Idea['kind'];
  readonly letters: string;
  /** In the units of its program. */
  readonly layers: readonly Layer[];
}

/** Null for a name without an idea. The genome's fonts must be ready; throws a DrawingError where the idea cannot be drawn for this name. */
export function pictureOf(genome: Genome, brief: Brief): Picture | null {
  if (!genome.idea) return null;
  const idea = ideaOf(genome.idea);
  const d = new Draw(brief.library, createBudget());
  return { kind: idea.kind, letters: genome.idea.letters, layers: runProgram(idea.draw, d, programInput(genome.idea, idea, genome, brief)) };
}
