import { chanceFrom } from '../../../chance/chance.ts';
import { circle, ellipse, fromSvg, rotate, stroke, times, translate, union } from '../../../geometry/index.ts';
import { type Paint, type Picture, paint } from '../picture.ts';
import { downwards } from './terrain.ts';

/** A branch against the morning. */
export function blossom(): Picture {
  const chance = chanceFrom('blossom');
  const bloom = (x: number, y: number, size: number): Paint[] => [
    ...paint(
      chance.pick(['#f7b6c8', '#f9cbd7', '#f19ab4']),
      union(...times(5, (i) => translate(rotate(ellipse(0, -size * 0.62, size * 0.42, size * 0.56), i * 72 + chance.range(-6, 6)), x, y))),
    ),
    ...paint('#d9577f', circle(x, y, size * 0.2)),
    ...paint('#fff2c4', circle(x, y, size * 0.09)),
  ];
  const branch = stroke(fromSvg('M-20 470C160 440 300 360 430 250C520 180 640 150 820 130'), 20);
  const twigs = ['M200 424C230 350 250 280 240 190', 'M400 276C450 300 540 330 600 400', 'M560 180C590 130 600 90 590 40'].map((data) => stroke(fromSvg(data), 9));
  const places: [number, number, number][] = [[70, 440, 62], [150, 400, 50], [244, 190, 66], [222, 300, 46], [330, 330, 70], [420, 250, 54], [470, 180, 44], [540, 196, 66], [604, 404, 62], [520, 330, 46], [590, 50, 58], [640, 140, 50], [730, 150, 68], [310, 420, 40], [130, 500, 36], [690, 240, 34]];
  return {
    ground: downwards([0, '#b9dcec'], [1, '#e9f2ee']),
    paints: [...paint('#5a3b34', branch, ...twigs), ...places.flatMap(([x, y, size]) => bloom(x, y, size)), ...paint('#f9cbd7', ...times(12, () => rotate(ellipse(chance.range(40, 760), chance.range(380, 590), 11, 6), chance.range(0, 90), 400, 480)))],
  };
}
