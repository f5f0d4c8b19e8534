import { type Path, difference, fromSvg, rect, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Handle of a cubic quarter circle of radius 1. */
const QUARTER = 0.5523;

/** An opening between top and foot whose upper end is half a circle. */
function arch(cx: number, width: number, top: number, foot: number): Path {
  const radius = width / 2;
  const [left, right, spring, handle] = [cx - radius, cx + radius, top + radius, radius * QUARTER];
  return fromSvg(`M${left} ${foot}V${spring}C${left} ${spring - handle} ${cx - handle} ${top} ${cx} ${top}C${cx + handle} ${top} ${right} ${spring - handle} ${right} ${spring}V${foot}Z`);
}

/** Two storeys of arches cut from one wall, one of them lit. */
export const arcade: AbstractMark = {
  id: 'arcade',
  title: 'Arcade',
  tags: ['round', 'grid', 'classic', 'solid'],
  draw(pen) {
    const [upper, lower] = pen.pick('storeys', ['3/2', '2/3', '3/3', '2/2']).split('/').map(Number) as [number, number];
    const pier = pen.range('pier', 70, 100);
    const seam = pen.range('seam', -50, 50);
    const lit = pen.pick('lit', [0, 1, 2, 3]);
    const storey = (count: number, top: number, foot: number, inset: number) => {
      const width = (1000 - pier * (count + 1)) / count;
      return times(count, (i) => arch(-500 + pier + width / 2 + i * (width + pier), width - 2 * inset, top + inset, foot - inset));
    };
    const openings = (inset: number) => [...storey(upper, -500 + pier, seam - pier / 2, inset), ...storey(lower, seam + pier / 2, 501, inset)];
    const wall = difference(rect(-500, -500, 1000, 1000), ...openings(0));
    return { layers: [layer('a', wall), layer('b', openings(pier * 0.4)[lit]!)], strokeWidth: pier };
  },
};
