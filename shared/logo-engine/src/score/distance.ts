import type { Genome } from '../genome.ts';
import type { FontStyle } from '../type/font-style.ts';
import { type Descriptor, cosineDistance } from './descriptor.ts';

/** What two logos are compared by. */
export interface Comparable {
  genome: Genome;
  font: FontStyle;
  descriptor: Descriptor;
}

const WEIGHTS = { shape: 0.26, edges: 0.16, colours: 0.16, layout: 0.1, font: 0.14, idea: 0.18 };
/** Distances of real logos fill only part of the scale: these stretch them to 0..1. */
const STRETCH = { shape: 1.25, edges: 2.2, colours: 1.4 };

/** How different two logos look, whatever they are made of: ink, edges and colours, 0 to .58. */
export const seenBetween = (one: Comparable, other: Comparable): number => SEEN.reduce((sum, part) => sum + WEIGHTS[part] * seenPart(part, one, other), 0);

const SEEN = ['shape', 'edges', 'colours'] as const;

const seenPart = (part: (typeof SEEN)[number], one: Comparable, other: Comparable): number =>
  Math.min(1, cosineDistance(one.descriptor[part], other.descriptor[part]) * STRETCH[part]);

/** How different two logos look and are meant, 0 to 1. */
export function distanceBetween(one: Comparable, other: Comparable): number {
  return (
    seenBetween(one, other) +
    WEIGHTS.layout * (one.genome.layout === other.genome.layout ? 0 : 1) +
    WEIGHTS.font * fontDistance(one.font, other.font) +
    WEIGHTS.idea * ideaDistance(one.genome, other.genome)
  );
}

function fontDistance(one: FontStyle, other: FontStyle): number {
  if (one.family === other.family) return 0;
  return one.class === other.class ? 0.5 : 1;
}

function ideaDistance(one: Genome, other: Genome): number {
  if (!one.mark && !other.mark) return one.recipe === other.recipe ? 0 : 0.35;
  if (one.mark?.kind === other.mark?.kind && one.mark?.generator === other.mark?.generator) return 0;
  return one.family === other.family ? 0.7 : 1;
}
