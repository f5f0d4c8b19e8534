import {
  type Corner,
  type Path,
  band,
  circle,
  difference,
  intersect,
  mirror,
  quarter,
  rect,
  rotate,
  scale,
  times,
  together,
  translate,
  union,
} from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

/** Corner of each of four cells, clockwise from the top left; arrangements that read as a figure. */
const ARRANGEMENTS = {
  star: '0123',
  disc: '2301',
  windmill: '1230',
  spin: '3012',
  leaves: '2020',
  drops: '1313',
} as const;

/** Four quarter discs, one of which may become a full one. */
export const quarterCircles: AbstractMark = {
  id: 'quarterCircles',
  title: 'Quarter circles',
  tags: ['round', 'grid', 'solid', 'tech'],
  draw(pen) {
    const gap = pen.pick('gap', [0, 36]);
    const size = 500 - gap / 2;
    const figure = ARRANGEMENTS[pen.pick('figure', ['star', 'windmill', 'spin', 'leaves', 'drops'])];
    const dot = pen.pick('dot', [-1, -1, 1, 3]);
    const low = -500;
    const high = gap / 2;
    const cells = [[low, low], [high, low], [high, high], [low, high]] as const;
    const shapes = cells.map(([x, y], i) =>
      i === dot ? circle(x + size / 2, y + size / 2, size / 2) : quarter(x, y, size, CORNERS[Number(figure[i])]!),
    );
    const accent = dot >= 0 ? [dot] : [1, 3];
    const part = (inAccent: boolean) => together(...shapes.filter((_, i) => accent.includes(i) === inAccent));
    return { layers: [layer('a', part(false)), layer('b', part(true))], strokeWidth: size / 2 };
  },
};

/** A quarter of 2 x 2 cells, mirrored both ways. Never turned: hooks that turn are a sign that nobody wants. */
export const mosaic: AbstractMark = {
  id: 'mosaic',
  title: 'Quarter mosaic',
  tags: ['grid', 'solid', 'retro'],
  draw(pen) {
    const cell = 250;
    const pattern = pen.pick('pattern', ['q2q3q1s', 'q3q0sq1', 'dq2q2q0', 'sq1dq3', 'q1q2q3d']);
    const cells = pattern.match(/[sd]|q\d/g) ?? [];
    const quadrant = union(
      ...cells.map((code, i) => tile(code, -500 + (i % 2) * cell, -500 + Math.floor(i / 2) * cell, cell)),
    );
    const across = mirror(quadrant);
    const down = scale(quadrant, 1, -1);
    return {
      layers: [layer('a', together(quadrant, mirror(down))), layer('b', together(across, down))],
      strokeWidth: 170,
    };
  },
};

const tile = (code: string, x: number, y: number, size: number): Path => {
  if (code === 's') return rect(x, y, size, size);
  if (code === 'd') return circle(x + size / 2, y + size / 2, size / 2);
  return quarter(x, y, size, CORNERS[Number(code[1])]!);
};

/** Two scales, one above the other: a half of each is solid, the other ripples. */
export const quarterRipples: AbstractMark = {
  id: 'quarterRipples',
  title: 'Quarter ripples',
  tags: ['round', 'grid', 'stripes', 'retro', 'solid'],
  draw(pen) {
    const count = pen.pick('ripples', [3, 4]);
    const size = 488;
    const width = size / (count * 2 - 1);
    const ripples = together(
      ...times(count, (i) => band(0, 0, size - i * 2 * width, Math.max(0, size - (i * 2 + 1) * width), 270, 360)),
    );
    const solid = intersect(circle(0, 0, size), rect(0, -size, size, size));
    const turn = pen.pick('turn', [0, 90, 180]);
    const at = (path: Path, x: number, y: number) => rotate(translate(path, x, y), turn);
    return {
      layers: [
        layer('a', together(at(ripples, 12, -12), at(mirror(ripples), -12, 500))),
        layer('b', together(at(mirror(solid), -12, -12), at(solid, 12, 500))),
      ],
      strokeWidth: width,
    };
  },
};

/** Eight half discs in two rows; R bulges to the right, L to the left. */
const HALVES = { wind: 'RRRRLLLL', lanterns: 'LRLRRLRL', meeting: 'RRLLLLRR', flow: 'RLLRLRRL' } as const;

export const halfDiscs: AbstractMark = {
  id: 'halfDiscs',
  title: 'Half discs',
  tags: ['round', 'grid', 'solid', 'playful'],
  draw(pen) {
    const half = intersect(circle(0, 0, 250), rect(0, -250, 250, 500));
    const shapes = [...HALVES[pen.pick('figure', ['wind', 'lanterns', 'meeting', 'flow'])]].map((side, i) => {
      const [x, y] = [-500 + (i % 4) * 250, i < 4 ? -250 : 250];
      return side === 'R' ? translate(half, x, y) : translate(mirror(half), x + 250, y);
    });
    const part = (parity: number) => union(...shapes.filter((_, i) => (i + (i < 4 ? 0 : 1)) % 2 === parity));
    return { layers: [layer('a', part(0)), layer('b', part(1))], strokeWidth: 250 };
  },
};

/** Dots that grow across the square. */
export const dotField: AbstractMark = {
  id: 'dotField',
  title: 'Growing dots',
  tags: ['grid', 'dots', 'tech', 'fine'],
  draw(pen) {
    const direction = pen.pick('direction', ['corner', 'side', 'centre']);
    const dots = times(25, (i) => {
      const [x, y] = [i % 5, Math.floor(i / 5)];
      const growth = { corner: (x + y) / 8, side: x / 4, centre: 1 - Math.hypot(x - 2, y - 2) / 2.9 }[direction];
      return circle((x - 2) * 220, (y - 2) * 220, 34 + growth * 70);
    });
    return { layers: [layer('a', together(...dots))], strokeWidth: 90 };
  },
};

/** A square with one precise bite. */
export const notchedSquare: AbstractMark = {
  id: 'notchedSquare',
  title: 'Notched square',
  tags: ['angular', 'cut', 'solid', 'tech'],
  draw(pen) {
    const square = rect(-500, -500, 1000, 1000);
    const cut = pen.pick('cut', ['quarter', 'round', 'key']);
    if (cut === 'quarter') {
      const bite = rotate(quarter(0, 0, 500, 'bottom-right'), 0);
      const inlay = translate(quarter(0, 0, 440, 'bottom-right'), 60, -500);
      return { layers: [layer('a', difference(square, translate(bite, 0, -500))), layer('b', inlay)], strokeWidth: 220 };
    }
    if (cut === 'round') {
      const bite = circle(240, -240, 310);
      return { layers: [layer('a', difference(square, bite)), layer('b', circle(240, -240, 240))], strokeWidth: 220 };
    }
    const slot = union(circle(0, 0, 190), rect(-62, 0, 124, 600));
    return { layers: [layer('a', difference(square, slot))], strokeWidth: 240 };
  },
};
