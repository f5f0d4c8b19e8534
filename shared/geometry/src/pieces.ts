import { contoursOf } from './contours.ts';
import { type Path, gathered, parse, resolved } from './kernel.ts';
import { loopsOf } from './loops-of.ts';
import { isInside, onEdge } from './measure.ts';

const STEP = 20;

/** The connected pieces of a path, each with its holes, in the order of their outer loops. */
export function piecesOf(path: Path): Path[] {
  const even = resolved(path);
  const loops = loopsOf(even);
  const contours = contoursOf(even, STEP);
  const within = contours.map((contour, i) => contours.flatMap((other, j) => (j !== i && isInside([other], onEdge(contour)) ? [j] : [])));
  const isOuter = within.map((around) => around.length % 2 === 0);
  return loops.flatMap((loop, i) => {
    if (!isOuter[i]) return [];
    const holes = loops.filter((_, j) => !isOuter[j] && within[j]!.includes(i) && within[j]!.length === within[i]!.length + 1);
    return [gathered([parse([loop, ...holes].join(''))])];
  });
}
