import { type Path, difference, regularPolygon, rotate, roundCorners, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Outlines within outlines, each turned on: two tones change places at every edge. */
export const turningSquares: AbstractMark = {
  id: 'turningSquares',
  title: 'Turning frames',
  tags: ['angular', 'stripes', 'solid', 'classic'],
  draw(pen) {
    const corners = pen.pick('corners', [4, 4, 5, 6]);
    const count = pen.pick('frames', [3, 4, 5]);
    const inner = 180 / corners;
    const turn = inner * pen.range('turn', 0.5, 0.95) * pen.pick('sense', [1, -1]);
    // Each outline just fits into the one around it, less a share that keeps the corners apart.
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const fit = Math.cos(radians(inner)) / Math.cos(radians(inner - Math.abs(turn)));
    const shrink = fit * pen.range('air', 0.9, 0.97);
    const outlines = times(count, (i): Path => {
      const shape = rotate(regularPolygon(corners, 500 * shrink ** i, corners === 4 ? -45 : -90), turn * i);
      return pen.sharp ? shape : roundCorners(shape, 18 * shrink ** i);
    });
    const frames = outlines.flatMap((outline, i) => (i % 2 === 1 ? [] : [outlines[i + 1] ? difference(outline, outlines[i + 1]!) : outline]));
    const last = frames.length - 1;
    return { layers: frames.map((path, i) => layer(i === last ? 'b' : 'a', path)), strokeWidth: 110 };
  },
};
