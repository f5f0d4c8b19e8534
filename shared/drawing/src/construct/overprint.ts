import type { ColorRole, Paint } from '../paint.ts';
import type { Shape } from '../shape.ts';

/** An area in one ink. */
export interface Inked {
  readonly shape: Shape;
  readonly ink: ColorRole;
}

/** How far an area reaches under its neighbors, in units, so that no renderer shows a light seam between them. */
const TRAP = 1;

/**
 * What two or more overlapping inks print: each on its own, and the mix where two meet. Areas of one ink join. To be
 * painted in order: areas of one ink come first and reach under the mixes by `trap`.
 */
export function overprint(inked: readonly Inked[], { trap = TRAP }: { trap?: number } = {}): { shape: Shape; paint: Paint }[] {
  const byInk = new Map<ColorRole, Shape>();
  for (const { shape, ink } of inked) byInk.set(ink, byInk.get(ink)?.union(shape) ?? shape);
  const plates = [...byInk].map(([ink, shape]) => ({ ink, shape }));
  const mixes = plates.flatMap((one, i) =>
    plates.slice(i + 1).flatMap((other) => {
      const shape = one.shape.intersect(other.shape).withoutSlivers();
      return shape.isEmpty ? [] : [{ shape, inks: [one.ink, other.ink] as const }];
    }),
  );
  const alone = plates.flatMap(({ ink, shape }) => {
    const overlaps = mixes.filter(({ inks }) => inks.includes(ink));
    if (overlaps.length === 0) return shape.isEmpty ? [] : [{ shape, paint: ink as Paint }];
    const rest = shape.subtract(...overlaps.map((mix) => mix.shape)).withoutSlivers();
    if (rest.isEmpty) return [];
    return [{ shape: trap > 0 ? rest.grow(trap, 'miter').intersect(shape) : rest, paint: ink as Paint }];
  });
  return [...alone, ...mixes.map(({ shape, inks }) => ({ shape, paint: { mix: inks } }))];
}
