import { chanceFrom } from '../../../chance/chance.ts';
import { type Path, circle, ellipse, lens, polygon, scale, times, together, translate, union } from '../../../geometry/index.ts';
import { motifById } from '../../../marks/index.ts';
import { type Picture, paint } from '../picture.ts';
import { downwards, rolling } from './terrain.ts';

const motifAt = (id: string, x: number, foot: number, size: number): Path =>
  translate(scale(motifById(id)!.draw(), size / 1000), x, foot - size / 2);

/** Evening on the shore. */
export function sea(): Picture {
  const chance = chanceFrom('sea');
  const glints = times(26, () => {
    const y = chance.range(318, 430);
    const width = chance.range(16, 70) * ((y - 280) / 120);
    return ellipse(400 + chance.range(-190, 190), y, width / 2, 2.2);
  });
  return {
    ground: downwards([0, '#f9c58d'], [0.32, '#f8dcb8'], [0.52, '#fdebd2']),
    paints: [
      ...paint('#f47c48', circle(400, 262, 74)),
      ...paint(downwards([0.45, '#2d7f97'], [0.72, '#145a78']), rolling(chance, 300, 1, 2)),
      ...paint('#f6b27a', together(...glints.slice(0, 1)), ...glints.slice(1)),
      ...paint('#10506d', rolling(chance, 404, 9, 3)),
      ...paint('#0d3f5c', rolling(chance, 452, 11, 2.4)),
      ...paint('#f4efe2', rolling(chance, 506, 10, 1.8)),
      ...paint('#e6c896', rolling(chance, 520, 12, 1.7)),
      ...paint('#f7f3ea', motifAt('sailboat', 610, 330, 96)),
    ],
  };
}

/** Ranks of pines in the mist. */
export function forest(): Picture {
  const chance = chanceFrom('forest');
  const inks = ['#b9cfc0', '#8db39b', '#5b8c6f', '#2f6249', '#123b2b'];
  const ranks = inks.flatMap((ink, rank) => {
    const foot = 290 + rank * 76;
    const size = 92 + rank * 36;
    const trees = times(15 - rank * 2, (i) => motifAt('pine', (i + chance.range(0.1, 0.9)) * (800 / (15 - rank * 2)), foot + chance.range(0, 26), size * chance.range(0.8, 1.25)));
    return paint(ink, union(...trees, rolling(chance, foot - 10, 14, 1.6)));
  });
  return { ground: downwards([0, '#f3ead0'], [0.6, '#dfe6d2']), paints: [...paint('#fbd98a', circle(590, 150, 62)), ...ranks] };
}

/** Rows that meet at the horizon. */
export function lavender(): Picture {
  const chance = chanceFrom('lavender');
  const rows = times(17, (i) => {
    const spread = (i - 8) * 150;
    const width = 62;
    return polygon([[400 + (i - 8) * 9 - 2, 300], [400 + (i - 8) * 9 + 2, 300], [400 + spread + width, 640], [400 + spread - width, 640]]);
  });
  const tufts = times(150, () => {
    const depth = chance.next() ** 1.6;
    const row = chance.int(-8, 8);
    const [x, y] = [400 + row * (9 + 141 * depth), 306 + depth * 300];
    return lens([x, y], [x + chance.range(-6, 6) * (1 + depth), y - 12 - 46 * depth], 0.2);
  });
  return {
    ground: downwards([0, '#f6b98b'], [0.3, '#f9d8a7'], [0.5, '#fbeccb']),
    paints: [
      ...paint('#8fa06b', rolling(chance, 270, 20, 1.2)),
      ...paint('#6f8a52', polygon([[-10, 298], [810, 298], [810, 610], [-10, 610]])),
      ...paint('#6d4aa0', ...rows),
      ...paint('#a98ad4', ...tufts),
      ...paint('#4d6b3c', motifAt('tree', 640, 302, 92), motifAt('tree', 700, 304, 64)),
      ...paint('#f08a4b', circle(190, 214, 44)),
    ],
  };
}

/** Dunes, a hard sun, one cactus. */
export function desert(): Picture {
  const chance = chanceFrom('desert');
  return {
    ground: downwards([0, '#8fc1c9'], [0.5, '#e9e3c8']),
    paints: [
      ...paint('#fff3cf', circle(590, 130, 58)),
      ...paint('#b5634a', polygon([[-10, 330], [70, 330], [96, 230], [210, 230], [240, 330], [810, 340], [810, 610], [-10, 610]])),
      ...paint('#d98b5f', rolling(chance, 356, 24, 1.3)),
      ...paint('#3f6b55', motifAt('cactus', 640, 462, 160)),
      ...paint('#c96f4a', rolling(chance, 424, 32, 1.1)),
      ...paint('#2f5b4a', motifAt('cactus', 236, 580, 280)),
      ...paint('#8f3f2f', rolling(chance, 508, 28, 1.2)),
    ],
  };
}
