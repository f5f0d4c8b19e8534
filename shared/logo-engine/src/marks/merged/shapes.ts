import { type Path, boundsOf, circle, transform, union, withoutCrumbs } from '../../geometry/index.ts';
import { fitInCircle } from '../fit.ts';
import type { Motif } from '../motifs/motif.ts';
import { OBLIQUE } from './forms.ts';

const silhouettes = new WeakMap<Motif, Path>();

/** The motif's silhouette with its slot filled. */
export function silhouetteOf(motif: Motif): Path {
  const silhouette = silhouettes.get(motif) ?? drawnWhole(motif);
  silhouettes.set(motif, silhouette);
  return silhouette;
}

/** A plug that is not quite as long as a groove leaves its end open: a nick. */
function drawnWhole({ draw, slot, plugged, whole }: Motif): Path {
  if (whole) return whole();
  return slot && plugged ? withoutCrumbs(union(draw(), circle(slot.x, slot.y, slot.radius * 1.3))) : draw();
}

/** The motif centred on the origin, this high. */
export function standing(path: Path, height: number): Path {
  const box = boundsOf(path);
  const factor = height / box.height;
  return transform(path, factor, 0, 0, factor, -box.cx * factor, -box.cy * factor);
}

export const inCircle = ({ draw }: Motif, x: number, y: number, radius: number): Path => fitInCircle(draw(), x, y, radius);

/** Motifs do not change: drafts ask for their forms many times, and drawing one to see costs a millisecond. */
const aspects = new WeakMap<Motif, number>();

export function aspectOf(motif: Motif): number {
  const aspect = aspects.get(motif) ?? drawnAspectOf(motif);
  aspects.set(motif, aspect);
  return aspect;
}

function drawnAspectOf({ draw }: Motif): number {
  const { width, height } = boundsOf(draw());
  return width / height;
}

/** Neither a rod nor a board: it fills a round room. */
export const isCompact = (motif: Motif): boolean => !OBLIQUE.has(motif.id) && Math.abs(Math.log(aspectOf(motif))) < Math.log(1.5);
