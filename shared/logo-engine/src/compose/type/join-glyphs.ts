import { type Path, boundsOf, together, union } from '../../geometry/index.ts';
import type { PlacedGlyph } from '../../type/font-library.ts';

/** The ink of a line as one path. Only glyphs whose boxes overlap are united: most of a line stands free. */
export function joinGlyphs(glyphs: readonly PlacedGlyph[]): Path {
  const boxes = glyphs
    .map(({ outline }) => ({ outline, box: boundsOf(outline) }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
    .sort((one, other) => one.box.x - other.box.x);
  const groups: Path[][] = [];
  let right = -Infinity;
  for (const { outline, box } of boxes) {
    const group = groups.at(-1);
    if (group && box.x < right) group.push(outline);
    else groups.push([outline]);
    right = Math.max(right, box.x + box.width);
  }
  return together(...groups.map((group) => (group.length > 1 ? union(...group) : group[0])).filter((path) => path !== undefined));
}
