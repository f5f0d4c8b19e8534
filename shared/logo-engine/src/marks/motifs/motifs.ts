import { ANIMALS } from './animals.ts';
import { FOOD } from './food.ts';
import type { Motif } from './motif.ts';
import { NATURE } from './nature.ts';
import { OBJECTS } from './objects.ts';
import { TRADES } from './trades.ts';

/** Every silhouette, by subject. */
export const MOTIFS: readonly Motif[] = [...FOOD, ...NATURE, ...ANIMALS, ...OBJECTS, ...TRADES];

export const motifById = (id: string): Motif | undefined => MOTIFS.find((motif) => motif.id === id);
