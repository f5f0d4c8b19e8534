import { chanceFrom } from '../../../chance/chance.ts';
import {
  circle,
  difference,
  ellipse,
  fromSvg,
  ring,
  rotate,
  roundedRect,
  scale,
  stroke,
  times,
  translate,
} from '../../../geometry/index.ts';
import { type Picture, paint } from '../picture.ts';

/** A cup from above, on walnut. */
export function coffee(): Picture {
  const chance = chanceFrom('coffee');
  const grain = times(34, (i) => {
    const y = i * 18 + chance.range(-5, 5);
    return stroke(fromSvg(`M-10 ${y}C200 ${y + chance.range(-12, 12)} 560 ${y + chance.range(-12, 12)} 810 ${y + chance.range(-6, 6)}`), chance.range(1, 4));
  });
  const heart = (size: number, y: number) =>
    translate(scale(fromSvg('M0 460C-330 220 -480 40 -480 -170C-480 -330 -360 -430 -235 -430C-130 -430 -50 -370 0 -280C50 -370 130 -430 235 -430C360 -430 480 -330 480 -170C480 40 330 220 0 460Z'), size / 1000), 400, y);
  const bean = (x: number, y: number, turn: number) =>
    rotate(difference(ellipse(x, y, 26, 36), stroke(fromSvg(`M${x} ${y - 40}C${x - 16} ${y - 12} ${x + 16} ${y + 12} ${x} ${y + 40}`), 5)), turn, x, y);
  return {
    ground: '#7a4a2c',
    paints: [
      ...paint('#6a3e24', ...grain),
      ...paint('#5a331d', ellipse(412, 316, 262, 258)),
      ...paint('#f3ebdf', circle(400, 300, 252)),
      ...paint('#dccfbd', ring(400, 300, 206, 198)),
      ...paint('#fbf6ee', roundedRect(540, 268, 140, 64, 32)),
      ...paint('#fbf6ee', circle(400, 300, 178)),
      ...paint('#8a552d', circle(400, 300, 156)),
      ...paint('#a9713f', circle(400, 300, 144)),
      ...paint('#f0dfc4', heart(210, 268), heart(100, 376)),
      ...paint('#a9713f', heart(140, 262)),
      ...paint('#f0dfc4', heart(78, 258)),
      ...paint('#2e180d', bean(92, 110, 24), bean(140, 160, -40), bean(700, 520, 60), bean(640, 556, -14), bean(82, 500, 80)),
    ],
  };
}
