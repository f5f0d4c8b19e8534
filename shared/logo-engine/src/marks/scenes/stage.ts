import type { Chance } from '../../chance/chance.ts';
import { type Bounds, type Path, boundsOf, difference, grow, intersect, isEmpty, transform } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import type { Motif } from '../motifs/motif.ts';

/** What a scene is set with: the customer's motif as its hero, a second one if there is one, and chance. */
interface Stage {
  hero: Motif;
  companion: Motif | null;
  chance: Chance;
}

/** A small illustration about 1,000 units across, from back to front. */
export interface Scene {
  id: string;
  title: string;
  /** Kinds of motif that it makes sense with; see `kindsOf`. */
  heroes: readonly MotifKind[];
  /** It has no room in which a second motif would be read. */
  forOne?: true;
  draw(stage: Stage): Layer[];
}

/** What a motif is in a picture: `plant` stands on the ground, `blossom` is a part of one; `bust` is a head with a cut neck; `food` is all that stands on a table, `sky` all that is not of the ground. */
export type MotifKind = 'plant' | 'blossom' | 'fruit' | 'food' | 'sky' | 'land' | 'animal' | 'bust' | 'building' | 'craft' | 'vehicle' | 'tool' | 'rod' | 'thing';

/** Paper between neighbours, as between the colours of a print. */
const GAP = 20;

/** Layers from back to front: each leaves paper around what stands before it, so that one colour is enough to read them. */
export const parted = (layers: readonly Layer[]): Layer[] =>
  layers
    .map(({ role, path }, i) => ({ role, path: layers.slice(i + 1).filter((front) => meet(boundsOf(front.path), boundsOf(path))).reduce((rest, front) => difference(rest, grow(front.path, GAP)), path) }))
    .filter(({ path }) => !isEmpty(path));

const meet = (one: Bounds, other: Bounds): boolean =>
  Math.abs(one.cx - other.cx) < (one.width + other.width) / 2 + GAP && Math.abs(one.cy - other.cy) < (one.height + other.height) / 2 + GAP;

/** Everything within the window. */
export const framed = (layers: readonly Layer[], window: Path): Layer[] =>
  layers.map(({ role, path }) => ({ role, path: intersect(path, window) })).filter(({ path }) => !isEmpty(path));

/** The motif standing on its foot: centre and foot of its box, and its longer side. */
export function standingAt({ draw }: Motif, x: number, foot: number, size: number): Path {
  const path = draw();
  const box = boundsOf(path);
  const factor = size / Math.max(box.width, box.height);
  return transform(path, factor, 0, 0, factor, x - box.cx * factor, foot - (box.y + box.height) * factor);
}

/** The motif about its centre. */
export function floatingAt({ draw }: Motif, x: number, y: number, size: number): Path {
  const path = draw();
  const box = boundsOf(path);
  const factor = size / Math.max(box.width, box.height);
  return transform(path, factor, 0, 0, factor, x - box.cx * factor, y - box.cy * factor);
}
