import { type Path, scale, translate } from '../../geometry/index.ts';
import { motifById } from '../../marks/index.ts';

/** The motif with the centre of its box of `size` at x, y. Throws for an id that no motif has. */
export function motifAt(id: string, x: number, y: number, size: number): Path {
  const motif = motifById(id);
  if (!motif) throw new Error(`No motif ${id}`);
  return translate(scale(motif.draw(), size / 1000), x, y);
}
