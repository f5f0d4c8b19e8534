import { type Path, lens, rotate, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const fullTurn = (count: number, path: Path) => times(count, (i) => rotate(path, (i * 360) / count));

/** Drops of light around an open centre. */
export const seedRays: AbstractMark = {
  id: 'seedRays',
  title: 'Ring of seeds',
  tags: ['round', 'rays', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('seeds', [8, 10, 12]);
    const seeds = fullTurn(count, lens([0, -165], [0, -500], { 8: 0.24, 10: 0.2, 12: 0.165 }[count]));
    const even = together(...seeds.filter((_, i) => i % 2 === 0));
    const odd = together(...seeds.filter((_, i) => i % 2 === 1));
    return { layers: [layer('a', even), layer('b', odd)], strokeWidth: 90 };
  },
};
