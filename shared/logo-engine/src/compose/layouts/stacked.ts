import type { Mark } from '../../marks/index.ts';
import { place } from '../place.ts';
import type { TypeBlock } from '../type/type-block.ts';
import { type Arrangement, type MarkedParts, markScaleOf } from './arrangement.ts';

/** Small lettering in three lines wants a mark that carries the logo by itself; over four there is less room for it. */
const OVER_MANY_LINES = { three: 1.55, four: 1.25 };

/** The mark above the name, or below it, both on one axis. */
export function stacked({ genome, block, mark }: MarkedParts): Arrangement {
  const { width, height, cx, cy } = mark.bounds;
  const scale = markScaleOf(genome) * overLines(block.lines);
  const wanted = Math.max(block.cap * 1.6, Math.min(block.cap * 5.2, block.bounds.width * 0.46 * scale));
  const tallest = Math.max(block.cap * 1.6, block.cap * 4.6 * scale);
  const factor = Math.min(wanted / width, tallest / height) * (width / height > 1.3 ? 1.12 : 1);
  if (block.hollow !== undefined) return underArc(block, mark, block.hollow, markScaleOf(genome));
  const gap = Math.max(block.cap * 0.72, height * factor * 0.2) * (genome.gap ?? 1);
  const away = gap + (height * factor) / 2;
  const middle = genome.nameFirst ? block.bounds.y + block.bounds.height + away : block.bounds.y - away;
  return {
    layers: [
      ...place(mark.layers, factor, -cx * factor, middle - cy * factor),
      ...place(block.layers, 1, -block.bounds.cx, 0),
    ],
    markScale: factor,
  };
}

/** Share of the arc's width that a picture under it takes, and of its height against that width. */
const UNDER_ARC = { width: 0.54, height: 0.5 };

/** How much of that: few pictures fill the corners of their box. */
const CORNERS = 0.8;

/** The picture in the hollow of the arc. */
function underArc(block: TypeBlock, mark: Mark, { crown, radius }: NonNullable<TypeBlock['hollow']>, scale: number): Arrangement {
  const { width, height, cx, cy } = mark.bounds;
  const factor = scale * Math.min((block.bounds.width * UNDER_ARC.width) / width, (block.bounds.width * UNDER_ARC.height) / height);
  // As far under the crown as the edge falls from there to the picture's upper corners.
  const half = Math.min((width * factor) / 2, radius);
  const fall = (radius - Math.sqrt(radius ** 2 - half ** 2)) * CORNERS;
  const middle = crown + block.cap * 0.4 + fall + (height * factor) / 2;
  return { layers: [...place(mark.layers, factor, -cx * factor, middle - cy * factor), ...place(block.layers, 1, -block.bounds.cx, 0)], markScale: factor };
}

const overLines = (lines: number): number => (lines > 3 ? OVER_MANY_LINES.four : lines > 2 ? OVER_MANY_LINES.three : 1);
