import { type Path, circle, lens, rotate, times, together } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const fullTurn = (count: number, path: Path) => times(count, (i) => rotate(path, (i * 360) / count));

/** Drops of light around an open centre. */
export const seedRays: AbstractMark = {
  id: 'seedRays',
  title: 'Ring of seeds',
  tags: ['round', 'rays', 'organic', 'solid'],
  draw(pen) {
    const count = pen.pick('seeds', [6, 8, 10, 12, 14]);
    const from = pen.range('from', 110, 215);
    const bulge = (1.9 / count) * pen.range('fullness', 0.84, 1.06);
    const second = pen.range('second', 0.72, 1);
    const long = fullTurn(count, lens([0, -from], [0, -500], bulge));
    const short = fullTurn(count, lens([0, -from], [0, -from - (500 - from) * second], bulge));
    const seeds = times(count, (i) => (i % 2 ? short : long)[i]!);
    const even = together(...seeds.filter((_, i) => i % 2 === 0));
    const odd = together(...seeds.filter((_, i) => i % 2 === 1));
    const heart = pen.pick('heart', ['open', 'open', 'disc']) === 'disc' ? [layer('b', circle(0, 0, from * 0.52))] : [];
    return { layers: [layer('a', even), layer('b', odd), ...heart], strokeWidth: 90 };
  },
};
