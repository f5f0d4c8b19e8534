import { chanceFrom } from '../../../chance/chance.ts';
import {
  type Path,
  circle,
  difference,
  ellipse,
  fromSvg,
  lens,
  polar,
  rect,
  ring,
  rotate,
  roundCorners,
  roundedRect,
  scale,
  stroke,
  times,
  translate,
  union,
  wedge,
} from '../../../geometry/index.ts';
import { type Ink, type Paint, type Picture, paint } from '../picture.ts';
import { downwards } from './terrain.ts';

function slice(x: number, y: number, radius: number, rind: Ink, pith: Ink, flesh: Ink): Paint[] {
  const segments = times(9, (i) => {
    const segment = roundCorners(wedge(0, 0, radius * 0.78, i * 40 + 3, i * 40 + 37), radius * 0.05);
    const [dx, dy] = polar(radius * 0.05, i * 40 + 20);
    return translate(segment, x + dx, y + dy);
  });
  return [...paint(rind, circle(x, y, radius)), ...paint(pith, circle(x, y, radius * 0.91)), ...paint(flesh, ...segments)];
}

/** Slices on mint green. */
export function citrus(): Picture {
  const leaf = (x: number, y: number, turn: number) => translate(rotate(lens([0, -90], [0, 90], 0.26), turn), x, y);
  return {
    ground: '#cfe8cf',
    paints: [
      ...paint('#4f9150', leaf(300, 90, 60), leaf(560, 420, -40), leaf(92, 420, 20), leaf(720, 330, 120)),
      ...slice(190, 230, 150, '#f08a1d', '#fff1cf', '#f9a72f'),
      ...slice(560, 190, 168, '#f2603f', '#ffe9d6', '#f97f63'),
      ...slice(390, 458, 128, '#f6cf25', '#fffbe0', '#f9df58'),
      ...slice(690, 500, 96, '#f08a1d', '#fff1cf', '#f9a72f'),
      ...slice(96, 540, 92, '#9cc33b', '#f6fbdc', '#bedb62'),
    ],
  };
}

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

/** Pebbles after rain, and a little moss. */
export function slate(): Picture {
  const chance = chanceFrom('slate');
  const inks = [['#343c42', '#3f484f'], ['#525d64', '#5f6b73'], ['#707c83', '#7f8b92'], ['#262c31', '#2f363c'], ['#929da1', '#a3aeb2'], ['#434c53', '#4e585f']] as const;
  const stones = times(74, (i) => {
    const [x, y] = [((i * 137) % 860) - 30, ((i * 89) % 660) - 30];
    const stone = ellipse(x, y, chance.range(46, 92), chance.range(34, 60));
    const turned = rotate(stone, chance.range(-40, 40), x, y);
    const [shade, light] = chance.pick(inks);
    const lit = translate(scale(translate(turned, -x, -y), 0.86), x - 4, y - 5);
    return [...paint('#15191c', translate(turned, 4, 7)), ...paint(shade, turned), ...paint(light, lit)];
  }).flat();
  const moss = times(4, () => {
    const [x, y] = [chance.range(80, 720), chance.range(80, 520)];
    return union(...times(16, () => circle(x + chance.range(-46, 46), y + chance.range(-26, 26), chance.range(7, 17))));
  });
  return { ground: '#15191c', paints: [...stones.slice(0, 160), ...paint('#7d9a4e', ...moss), ...stones.slice(160)] };
}

/** A street that never sleeps. */
export function neon(): Picture {
  const chance = chanceFrom('neon');
  const towers = times(13, (i) => rect(i * 66 - 20, chance.range(120, 330), 58, 500));
  const windows = times(90, () => rect(Math.round(chance.range(0, 60)) * 13.2, Math.round(chance.range(18, 42)) * 12, 6, 6));
  const rain = times(44, () => {
    const [x, y] = [chance.range(-20, 800), chance.range(0, 560)];
    return rotate(rect(x, y, 1.6, chance.range(20, 54)), 12, x, y);
  });
  const sign = (path: Path, ink: string, glow: string) => [...paint(glow, stroke(path, 26)), ...paint(ink, stroke(path, 8))];
  return {
    ground: downwards([0, '#150a2e'], [0.6, '#3a0f52'], [1, '#0c0720']),
    paints: [
      ...paint('#0f0a24', ...towers),
      ...paint('#ffb84d', ...windows),
      ...paint('#2a1450', ...rain),
      ...sign(circle(250, 220, 96), '#ff3d9a', '#6d1459'),
      ...sign(circle(250, 220, 44), '#ff3d9a', '#6d1459'),
      ...sign(fromSvg('M440 130H640V250H440Z'), '#21e6f2', '#0f4a6b'),
      ...sign(fromSvg('M476 220L520 160L564 220L604 160'), '#21e6f2', '#0f4a6b'),
      ...sign(fromSvg('M520 320V460M470 410L520 460L570 410'), '#ffd23d', '#6b4a14'),
      ...paint('#090516', rect(0, 520, 800, 80)),
      ...paint('#6d1459', ellipse(250, 560, 120, 9)),
      ...paint('#0f4a6b', ellipse(540, 566, 140, 9)),
    ],
  };
}

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
