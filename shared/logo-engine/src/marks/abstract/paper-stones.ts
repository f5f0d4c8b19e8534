import { type Path, polygon, polar, times, union } from '../../geometry/index.ts';
import { type Pen, layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Half width, half height and middle of each stone, from the ground up. */
const CAIRNS = {
  three: [[430, 165, 0, 330], [310, 140, -40, 46], [190, 118, 30, -194]],
  four: [[440, 130, 0, 360], [330, 118, 50, 130], [250, 104, -46, -76], [140, 92, 14, -258]],
} as const;

/** Stones of cut paper, one upon the other, every second one of another sheet. */
export const paperStones: AbstractMark = {
  id: 'paperStones',
  title: 'Paper stones',
  tags: ['handmade', 'organic', 'solid'],
  draw(pen) {
    const stones = CAIRNS[pen.pick('cairn', ['three', 'four'])];
    const cut = stones.map((stone, i) => stoneOf(stone, i, pen));
    const sheet = (remainder: 0 | 1): Path => union(...cut.filter((_, i) => i % 2 === remainder));
    return { layers: [layer('a', sheet(0)), layer('b', sheet(1))], strokeWidth: 220 };
  },
};

/** An ellipse in eleven cuts, flatter below than above. */
function stoneOf([across, up, x, y]: readonly [number, number, number, number], index: number, pen: Pen): Path {
  const chance = pen.chance.fork(`stone ${index}`);
  const side = pen.pick('side', [-1, 1]);
  const points = times(11, (i) => {
    const [dx, dy] = polar(1 + chance.range(-0.035, 0.035), (i * 360) / 11 + 8 * index);
    return [side * (x + dx * across), y + dy * up * (dy > 0 ? 0.86 : 1)] as const;
  });
  return polygon(points);
}
