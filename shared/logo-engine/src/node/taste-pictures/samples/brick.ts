import { chanceFrom } from '../../../chance/chance.ts';
import { circle, difference, rect, ring, times, union, wedge } from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';

/** A wall in the sun, and a door. */
export function brick(): Picture {
  const chance = chanceFrom('brick');
  const inks = ['#b4523a', '#a5452f', '#c2644a', '#97402d', '#b95b3f'];
  const bricks = times(15, (row) =>
    times(9, (column) => {
      const x = column * 100 - (row % 2 ? 50 : 0);
      return paint(chance.pick(inks), rect(x + 3, row * 41 + 3, 94, 35));
    }).flat(),
  ).flat();
  const gate = (width: number, foot: number) => union(circle(400, 260, width / 2), rect(400 - width / 2, 260, width, foot));
  return {
    ground: '#dfcdb6',
    paints: [
      ...bricks,
      ...paint('#efe3cf', gate(330, 400)),
      ...paint('#1f5a60', gate(280, 400)),
      ...paint('#2d747a', rect(280, 300, 108, 130), rect(412, 300, 108, 130), rect(280, 452, 108, 150), rect(412, 452, 108, 150)),
      ...paint('#f2cf7a', difference(wedge(400, 260, 120, 180, 360), ring(400, 260, 66, 58), rect(396, 130, 8, 140))),
      ...paint('#e2b04a', circle(504, 446, 11)),
    ],
  };
}
