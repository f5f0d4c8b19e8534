import { polar, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { facet } from './facet.ts';

/** Three folds that chase each other round a triangle. */
export const foldedTriangle: AbstractMark = {
  id: 'foldedTriangle',
  title: 'Folded triangle',
  tags: ['angular', 'cut', 'solid', 'tech'],
  draw(pen) {
    const gap = pen.pick('gap', [26, 36]);
    const outer = times(3, (i) => polar(500, -90 + i * 120));
    const inner = times(3, (i) => polar(150, -90 + i * 120 + 34));
    const folds = times(3, (i) => facet([outer[i]!, outer[(i + 1) % 3]!, inner[(i + 1) % 3]!, inner[i]!], gap));
    return { layers: folds.map((path, i) => layer(i === 1 ? 'b' : 'a', path)), strokeWidth: 150 };
  },
};
