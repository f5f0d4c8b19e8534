import type { MarkSpec } from '../mark-spec.ts';
import type { Motif } from '../motifs/motif.ts';
import { motifById } from '../motifs/motifs.ts';
import { type Drawing, type Pen, layer } from '../pen.ts';
import { SCENES, scenesFor } from './scenes.ts';

/** The scene that the spec's `scene` names, else one that suits its hero; null where none does. */
export function drawScene(hero: Motif, { inner }: MarkSpec, pen: Pen): Drawing | null {
  const suiting = scenesFor(hero.id);
  if (suiting.length === 0) return null;
  const chosen = pen.pick('scene', suiting);
  const companion = inner && inner !== hero.id ? (motifById(inner) ?? null) : null;
  const layers = SCENES.find(({ id }) => id === chosen)!.draw({ hero, companion, chance: pen.chance.fork('scene') });
  // As it is, by hand too: a scene is small, and its windows and horizons are geometry.
  return { layers, small: [layer('a', hero.draw())], strokeWidth: 70 };
}
