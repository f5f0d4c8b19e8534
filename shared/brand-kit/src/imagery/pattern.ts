import type { Box } from '../picture/picture.ts';
import { rectangle } from '../picture/shapes.ts';
import type { Part } from '../picture/scene.ts';
import { type Emblem, placedEmblem } from './emblem.ts';

/** The emblem in rows that stand half a step apart, over a box. */
export const pattern = (emblem: Emblem, over: Box, step: number, share = 0.46): Part => {
  const side = step * share;
  const rows = Math.ceil(over.height / (step * 0.86)) + 1;
  const columns = Math.ceil(over.width / step) + 1;
  const parts = Array.from({ length: rows * columns }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const centre = { x: over.x + (column + (row % 2) / 2) * step, y: over.y + row * step * 0.86 };
    return placedEmblem(emblem, { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side });
  });
  return { within: rectangle(over), parts };
};
