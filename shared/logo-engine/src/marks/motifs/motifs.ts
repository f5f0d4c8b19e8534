import { ANIMALS } from './animals.ts';
import { FOOD } from './food.ts';
import type { Motif } from './motif.ts';
import { NATURE } from './nature.ts';
import { OBJECTS } from './objects.ts';
import { TRADES } from './trades.ts';

/** Every silhouette, by subject. */
export const MOTIFS: readonly Motif[] = [...FOOD, ...NATURE, ...ANIMALS, ...OBJECTS, ...TRADES].map(drawnOnce);

const BY_ID = new Map(MOTIFS.map((motif) => [motif.id, motif]));

export const motifById = (id: string): Motif | undefined => BY_ID.get(id);

/** Silhouettes have no parameters and paths never change: a plan asks for the same ones hundreds of times. */
function drawnOnce(motif: Motif): Motif {
  const { draw, whole } = motif;
  return { ...motif, draw: once(draw), ...(whole && { whole: once(whole) }) };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
