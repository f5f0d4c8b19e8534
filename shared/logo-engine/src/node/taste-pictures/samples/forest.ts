import { chanceFrom } from '../../../chance/chance.ts';
import { circle, times, union } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';
import { motifOn } from './motif-on.ts';
import { downwards, rolling } from './terrain.ts';

/** Ranks of pines in the mist. */
export function forest(): Picture {
  const chance = chanceFrom('forest');
  const inks = ['#b9cfc0', '#8db39b', '#5b8c6f', '#2f6249', '#123b2b'];
  const ranks = inks.flatMap((ink, rank) => {
    const foot = 290 + rank * 76;
    const size = 92 + rank * 36;
    const trees = times(15 - rank * 2, (i) => motifOn('pine', (i + chance.range(0.1, 0.9)) * (800 / (15 - rank * 2)), foot + chance.range(0, 26), size * chance.range(0.8, 1.25)));
    return paint(ink, union(...trees, rolling(chance, foot - 10, 14, 1.6)));
  });
  return { ground: downwards([0, '#f3ead0'], [0.6, '#dfe6d2']), paints: [...paint('#fbd98a', circle(590, 150, 62)), ...ranks] };
}
