import type { VibeId } from '@fifteen/contracts';
import { type WireLayer, fromWire, rolesOf } from '@fifteen/drawing';
import type { Idea, Look, Manner, Trait } from '@fifteen/idea-book';

/** The id of every idea that a language model wrote: its program is in the genome, not in the book. */
export const BY_MODEL = 'model-program';

/** The only look of such an idea. */
export const MODEL_LOOK = 'drawn';

/**
 * A drawing by a language model: the program that it wrote, who wrote it by which prompts, and what the program drew once,
 * in the isolate. Everything later is made of the stored layers, so that no model's program runs again, and a later
 * version of the language draws the same bytes.
 */
export interface ModelProgram {
  /** Names the idea for its owner: "Wings for sails". */
  readonly title: string;
  /** One sentence about the drawing. */
  readonly says: string;
  /** A `symbol` is set beside the name; a `wordmark` draws the name itself. */
  readonly kind: Idea['kind'];
  readonly manner: Manner;
  /** Letters of the name that the drawing is made of; empty where it is made of none. */
  readonly letters: string;
  /** The name that it was drawn for. */
  readonly name: string;
  /** Source text that defines `function draw(d, input)`. */
  readonly source: string;
  /** SHA-256 of the source, in hexadecimal. */
  readonly hash: string;
  /** The model that wrote it, as its provider calls it, and the version of the prompts. */
  readonly model: string;
  readonly prompt: string;
  readonly layers: readonly WireLayer[];
}

/** Characters of a stored drawing's path data: a logo of the book has a tenth of it. */
export const MOST_PATH_DATA = 120_000;

/** Characters of a stored program. */
export const MOST_SOURCE = 12_000;

/** Stroke of a model's drawing as a share of its size, where it has no strokes to measure. */
const USUAL_STEM = 0.07;

/** The idea that a stored program draws, as the engine knows ideas of the book. */
export function ideaOfModel(program: ModelProgram): Idea {
  const { title, says, kind, letters, name, layers } = program;
  const isOfLetters = letters !== '' || kind === 'wordmark';
  return {
    id: BY_MODEL,
    title,
    says,
    kind,
    needs: [],
    technique: kind === 'wordmark' ? 'lettering' : 'emblem',
    ...(isOfLetters && { fits: ({ full }) => (full === name ? letters || name : undefined) }),
    looks: { [MODEL_LOOK]: lookOf(program) },
    draw: (d, input) => (isOfLetters && input.name !== name ? d.refuse(`This drawing was made of the letters of "${name}".`) : fromWire(layers, d.budget)),
  };
}

/** What the engine dresses a drawing by, measured on it: what the model says of its own drawing does not count. */
function lookOf({ layers, manner }: ModelProgram): Look {
  const roles = new Set(layers.flatMap(({ paint }) => rolesOf(paint)).filter((role) => role !== 'ground' && role !== 'ink'));
  const traits: Trait[] = layers.some(({ paint }) => typeof paint === 'object' && 'gradient' in paint) ? ['gradient'] : [];
  return { manner, vibes: VIBES[manner], colors: Math.max(1, Math.min(4, roles.size)) as Look['colors'], ...(traits.length > 0 && { traits }), stem: USUAL_STEM };
}

/** Styles of the taste test that a manner shows. */
const VIBES: Readonly<Record<Manner, readonly VibeId[]>> = {
  line: ['geometric_minimal', 'elegant_serif'],
  solid: ['modern_flat', 'illustrative'],
  cut: ['geometric_minimal', 'tech_sharp', 'brutalist_bold'],
  print: ['bold_abstract', 'playful_rounded'],
  brush: ['hand_drawn', 'organic_flowing'],
  module: ['geometric_minimal', 'modern_flat'],
};
