import { polar, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';
import { facet } from './facet.ts';

/** Three or five folds that chase each other round. */
export const foldedTriangle: AbstractMark = {
  id: 'foldedTriangle',
  title: 'Folded triangle',
  tags: ['angular', 'cut', 'solid', 'tech'],
  draw(pen) {
    const gap = pen.range('gap', 20, 40);
    // Never four: hooks that turn in a square are a sign that nobody wants.
    const folds = pen.pick('folds', [3, 3, 5]);
    const step = 360 / folds;
    const turn = pen.pick('turn', [-90, -60, 90]);
    const second = pen.pick('second', [0, 1, 2]);
    const opening = pen.range('opening', folds === 3 ? 90 : 170, folds === 3 ? 190 : 280);
    const twist = pen.range('twist', 20, 58) * (3 / folds) * pen.pick('sense', [1, -1]);
    const outer = times(folds, (i) => polar(500, turn + i * step));
    const inner = times(folds, (i) => polar(opening, turn + i * step + twist));
    const sides = times(folds, (i) => facet([outer[i]!, outer[(i + 1) % folds]!, inner[(i + 1) % folds]!, inner[i]!], gap));
    return { layers: sides.map((path, i) => layer(i === second ? 'b' : 'a', path)), strokeWidth: 150 };
  },
};
