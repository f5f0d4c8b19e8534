import type { Layer } from '../layer.ts';
import type { Shape } from '../shape.ts';
import { type Check, LEAST, finding } from './measured.ts';
import type { Finding } from './finding.ts';

/** Ground this narrow between two fills, in units at 1,000, was never meant: nobody draws a gap that does not print. */
const HALO = 3;
/** Shorter ones are where outlines cross or part, and nobody sees them. */
const SHORTEST = 30;
/** How deep an edge is looked into on both sides for a seam, and how long a seam must be to show. */
const SEAM = { depth: 0.8, shortest: 60 };

/** Light slivers between two fills that should overlap or be clear of each other, and fills that meet edge to edge. */
export const halos: Check = ({ layers, all, unit }) => [...slivers(layers, all, unit), ...seams(layers, unit)];

function slivers(layers: readonly Layer[], all: Shape, unit: number): Finding[] {
  const reach = (HALO / 2) * unit;
  const wider = layers.map(({ shape }) => shape.grow(reach));
  return layers.flatMap((one, i) =>
    layers.slice(i + 1).flatMap((other, n): Finding[] => {
      const [a, b] = [wider[i]!, wider[i + 1 + n]!];
      if (!areNear(a, b)) return [];
      const light = a.intersect(b).subtract(all);
      const long = light.pieces().filter((piece) => lengthOf(piece) > SHORTEST * unit && piece.area > SHORTEST * 0.15 * unit * unit);
      return long.slice(0, 1).map((piece) => {
        const length = lengthOf(piece);
        return finding('halo', `A light sliver ${(piece.area / length / unit).toFixed(1)} units wide runs for ${Math.round(length / unit)} units between ${one.part} and ${other.part} at 1,000: let them overlap, or leave at least ${LEAST.gap}.`, false, piece.centroid);
      });
    }),
  );
}

/** Half the way around a sliver is its length, however it bends. */
const lengthOf = (sliver: Shape): number =>
  Math.max(...sliver.contours().map((points) => points.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - points[i]![0], y - points[i]![1]), 0))) / 2;

const areNear = ({ bounds: a }: Shape, { bounds: b }: Shape): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/**
 * Where the layer below a fill ends exactly at its edge, every renderer lets some ground shine through. Found as an edge
 * that has fills on its outside for longer than it has them on its inside.
 */
function seams(layers: readonly Layer[], unit: number): Finding[] {
  const depth = SEAM.depth * unit;
  return layers.flatMap((layer, i): Finding[] => {
    const near = layers.slice(0, i).filter(({ shape }) => areNear(shape, layer.shape));
    if (near.length === 0) return [];
    const above = layers.slice(i + 1).map(({ shape }) => shape).filter((shape) => areNear(shape, layer.shape));
    const edge = layer.shape.outline(2 * depth).subtract(...above);
    const [outside, inside] = [edge.subtract(layer.shape), edge.intersect(layer.shape)];
    const seamWith = ({ shape }: Layer) => (outside.intersect(shape).area - inside.intersect(shape).area) / depth / unit;
    const below = near[0]!.shape.union(...near.slice(1).map(({ shape }) => shape));
    const length = (outside.intersect(below).area - inside.intersect(below).area) / depth / unit;
    if (length < SEAM.shortest) return [];
    const other = near.toSorted((one, another) => seamWith(another) - seamWith(one))[0]!;
    return [finding('halo', `${layer.part} and ${other.part} meet edge to edge for ${Math.round(length)} units at 1,000, where renderers show a light line: let the lower one reach 2 units under the other.`, false)];
  });
}
