import {
  type Path,
  band,
  circle,
  intersect,
  mirror,
  rect,
  rotate,
  times,
  together,
  translate,
} from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Two scales, one above the other: a half of each is solid, the other ripples. */
export const quarterRipples: AbstractMark = {
  id: 'quarterRipples',
  title: 'Quarter ripples',
  tags: ['round', 'grid', 'stripes', 'retro', 'solid'],
  draw(pen) {
    const count = pen.pick('ripples', [2, 3, 4]);
    const size = 488;
    const share = pen.range('share', 0.44, 0.58);
    const pitch = size / (count - 1 + share);
    const width = pitch * share;
    const ripples = together(
      ...times(count, (i) => band(0, 0, size - i * pitch, Math.max(0, size - i * pitch - width), 270, 360)),
    );
    const solid = intersect(circle(0, 0, size), rect(0, -size, size, size));
    const turn = pen.pick('turn', [0, 90, 180]);
    const [first, second] = pen.pick('second', ['solid', 'ripples']) === 'solid' ? (['a', 'b'] as const) : (['b', 'a'] as const);
    const at = (path: Path, x: number, y: number) => rotate(translate(path, x, y), turn);
    return {
      layers: [
        layer(first, together(at(ripples, 12, -12), at(mirror(ripples), -12, 500))),
        layer(second, together(at(mirror(solid), -12, -12), at(solid, 12, 500))),
      ],
      strokeWidth: width,
    };
  },
};
