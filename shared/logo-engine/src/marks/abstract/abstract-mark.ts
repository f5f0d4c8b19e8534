import type { GeneratorInfo } from '../mark-tags.ts';
import type { Drawing, Pen } from '../pen.ts';

/** A figure that means nothing by itself. Draws around 0, 0, about 1,000 units wide. */
export interface AbstractMark extends GeneratorInfo {
  draw(pen: Pen): Drawing;
}
