import { type Path, boundsOf, circle, difference, filled, grow, intersect, rect, ring, times, transform, union } from '../geometry/index.ts';
import type { Layer } from '../layers.ts';
import { type Container, containerById } from './containers.ts';
import { fitInCircle } from './fit.ts';
import type { Motif } from './motifs/motif.ts';
import { motifById } from './motifs/motifs.ts';
import { type Drawing, layer } from './pen.ts';

/** Ways of showing one picture, other than alone or as a hole: what a studio draws instead of a figure that says nothing. */
export const STAGINGS = ['ring', 'disc', 'ruled', 'parted', 'cropped', 'four'] as const;
export type Staging = (typeof STAGINGS)[number];

/** For the concept's name, after the picture's: "cup in a ring". */
export const STAGING_TITLES: Readonly<Record<Staging, string>> = {
  ring: 'in a ring',
  disc: 'before a disc',
  ruled: 'before stripes',
  parted: 'by day and night',
  cropped: 'cropped',
  four: 'and its kin',
};

const GAP = 30;
const SIDE = 480;

/** The picture in one of these ways. `others` are ids of more pictures, for those that show four. */
export function staged(motif: Motif, staging: Staging, { container, others }: { container: string | undefined; others: readonly string[] }): Drawing {
  const frame = containerById(container) ?? containerById('square')!;
  return { layers: layersOf(motif, staging, frame, others), small: [layer('a', motif.draw())], strokeWidth: 60 };
}

function layersOf(motif: Motif, staging: Staging, frame: Container, others: readonly string[]): Layer[] {
  if (staging === 'ring') return [layer('b', ring(0, 0, 500, 454)), layer('a', fitInCircle(motif.draw(), 0, 0, 345))];
  if (staging === 'disc') return before(motif, circle(0, 0, 490));
  if (staging === 'ruled') return before(motif, stripes(), filled);
  if (staging === 'parted') return parted(motif, frame);
  if (staging === 'cropped') return [layer('a', difference(frame.draw(), standing(motif, 1120, 130)))];
  return four([motif, ...others.flatMap((id) => motifById(id) ?? [])]);
}

const stripes = (): Path => intersect(circle(0, 0, 480), union(...times(10, (i) => rect(-600, -500 + i * 104, 1200, 60))));

/** The picture in front, larger than what lies behind it, with paper between the two. What shows through its holes is a disc, or paper: a stripe would be a bar across them. */
function before(motif: Motif, behind: Path, covered: (picture: Path) => Path = (picture) => picture): Layer[] {
  const picture = fitInCircle(motif.draw(), 0, 0, 400);
  return [layer('b', difference(behind, grow(covered(picture), GAP))), layer('a', picture)];
}

/** A ground of two halves, the picture cut from both. */
function parted(motif: Motif, { draw, slot: { x, y, radius } }: Container): Layer[] {
  const picture = fitInCircle(motif.draw(), x, y, radius * 1.1);
  const ground = draw();
  const left = rect(-800, -800, 800, 1600);
  return [layer('a', difference(intersect(ground, left), picture)), layer('b', difference(ground, left, picture))];
}

/** Its longer side this long, moved towards the lower right: a ground that is smaller cuts it off. */
function standing(motif: Motif, size: number, shift: number): Path {
  const path = motif.draw();
  const box = boundsOf(path);
  const factor = size / Math.max(box.width, box.height);
  return transform(path, factor, 0, 0, factor, shift - box.cx * factor, shift - box.cy * factor);
}

/** Four pictures in a window of four panes, in turn as a hole in a pane and on paper. */
function four(pictures: readonly Motif[]): Layer[] {
  const pane = SIDE - 14;
  const places = [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const;
  const drawn = places.map(([x, y], i) => {
    const [cx, cy] = [(x * (SIDE + 14)) / 2, (y * (SIDE + 14)) / 2];
    const picture = fitInCircle(pictures[i % pictures.length]!.draw(), cx, cy, pane * 0.44);
    return i % 2 === 0 ? layer('a', difference(rect(cx - pane / 2, cy - pane / 2, pane, pane), picture)) : layer('b', picture);
  });
  return [layer('a', union(...drawn.filter(({ role }) => role === 'a').map(({ path }) => path))), layer('b', union(...drawn.filter(({ role }) => role === 'b').map(({ path }) => path)))];
}
